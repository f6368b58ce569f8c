// The language switch stays at the place on the page; the search dialog gets a name.
(function () {
  "use strict";
  function follow() {
    document.querySelectorAll(".languages a").forEach(function (link) {
      link.hash = location.hash;
    });
  }
  // Material gives the search dialog no name that a screen reader could say.
  function name() {
    var field = document.querySelector(".md-search__input");
    if (field) { field.closest(".md-search").setAttribute("aria-label", field.placeholder); }
  }
  addEventListener("hashchange", follow);
  addEventListener("DOMContentLoaded", function () { follow(); name(); });
  // Steps through a scenario change the address without an event; the switch looks again when it is used.
  addEventListener("pointerdown", follow, true);
  addEventListener("focusin", follow);
})();
