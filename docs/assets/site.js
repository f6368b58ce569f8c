// The language switch stays at the place on the page, and printing opens what is closed.
(function () {
  "use strict";
  function follow() {
    document.querySelectorAll(".languages a").forEach(function (link) {
      link.hash = location.hash;
    });
  }
  addEventListener("hashchange", follow);
  addEventListener("DOMContentLoaded", follow);
  // Steps through a scenario change the address without an event; the switch looks again when it is used.
  addEventListener("pointerdown", follow, true);
  addEventListener("focusin", follow);
})();
