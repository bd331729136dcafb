/** CSS pixels of sideways wheel or touchpad for one step: about as far as a row of the browser's own would come. */
const STEP = 160

/**
 * Calls `step` as a touchpad is stroked sideways, once for every 160 px. Up and down stay the page's.
 * @returns stops it
 */
export const stepsByWheel = (row: HTMLElement, step: (direction: 1 | -1) => void): (() => void) => {
  let come = 0
  const onWheel = (event: WheelEvent) => {
    const { deltaX, deltaY, ctrlKey } = event
    if (ctrlKey || Math.abs(deltaX) <= Math.abs(deltaY)) return
    event.preventDefault()
    come = Math.sign(deltaX) === Math.sign(come) ? come + deltaX : deltaX
    for (; Math.abs(come) >= STEP; come -= Math.sign(come) * STEP) step(come > 0 ? 1 : -1)
  }
  row.addEventListener('wheel', onWheel, { passive: false })
  return () => row.removeEventListener('wheel', onWheel)
}
