// Reports to the page that shows this one in a frame, as booking providers do.
if (window.parent !== window) {
  const event = document.querySelector('[data-event]')?.getAttribute('data-event')
  window.parent.postMessage({ event: 'booking.ready' }, window.location.origin)
  if (event) window.parent.postMessage({ event }, window.location.origin)
}
