// The language switch stays at the place on the page; printing leaves closed what is closed.
(function () {
  "use strict";
  function follow() {
    document.querySelectorAll(".languages a").forEach(function (link) {
      link.hash = location.hash;
    });
  }
  // Material opens everything for printing; only what the reader has opened shall be printed.
  var printing = false;
  addEventListener("beforeprint", function () { printing = true; }, true);
  addEventListener("afterprint", function () { setTimeout(function () { printing = false; }, 500); });
  document.addEventListener("toggle", function (event) {
    if (!printing && event.target.tagName === "DETAILS") { event.target.classList.toggle("chosen", event.target.open); }
  }, true);
  addEventListener("hashchange", follow);
  addEventListener("DOMContentLoaded", follow);
  // Steps through a scenario change the address without an event; the switch looks again when it is used.
  addEventListener("pointerdown", follow, true);
  addEventListener("focusin", follow);
})();
