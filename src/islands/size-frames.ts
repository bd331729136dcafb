import { untilLoaded } from './until-loaded'

/** A frame that reports its height (static/embed/frame.html). */
export const SELF_SIZED = 'iframe[data-sizes-itself]'

/** Loads the code that resizes frames, if the page has frames that report their height. */
export const sizeFrames = (): void => {
  if (!document.querySelector(SELF_SIZED)) return
  void untilLoaded(() => import(/* webpackChunkName: "frame-heights" */ './frame-heights')).then(
    ({ followHeights }) => followHeights(),
  )
}
