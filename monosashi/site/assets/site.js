// The language switch stays at the place on the page; what an address names is unfolded; printing leaves closed what is
// closed.
(function () {
  "use strict";
  function follow() {
    document.querySelectorAll(".languages a").forEach(function (link) {
      link.hash = location.hash;
    });
  }
  // Browsers scroll to what is folded, and leave it so.
  function unfold() {
    var target = null;
    try { target = document.getElementById(decodeURIComponent(location.hash.slice(1))); } catch (error) { return; }
    var folded = target && target.closest("details.fold");
    if (folded && !folded.open) { folded.open = true; target.scrollIntoView(); }
  }
  // Material opens everything for printing; only what the reader has opened shall be printed.
  var printing = false;
  addEventListener("beforeprint", function () { printing = true; }, true);
  addEventListener("afterprint", function () { setTimeout(function () { printing = false; }, 500); });
  document.addEventListener("toggle", function (event) {
    if (!printing && event.target.tagName === "DETAILS") { event.target.classList.toggle("chosen", event.target.open); }
  }, true);
  addEventListener("hashchange", function () { follow(); unfold(); });
  // A link to where one is already is no change of the address.
  addEventListener("click", function (event) { if (event.target.closest('a[href^="#"]')) { setTimeout(unfold); } });
  addEventListener("DOMContentLoaded", function () { follow(); unfold(); });
  // Steps through a scenario change the address without an event; the switch looks again when it is used.
  addEventListener("pointerdown", follow, true);
  addEventListener("focusin", follow);
})();
