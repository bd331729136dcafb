import { untilLoaded } from './until-loaded'

/** A frame that says how high it is (static/embed/frame.html). */
export const SELF_SIZED = 'iframe[data-sizes-itself]'

/** Where the page has frames that size themselves, fetches what listens to them. */
export const sizeFrames = (): void => {
  if (!document.querySelector(SELF_SIZED)) return
  void untilLoaded(() => import(/* webpackChunkName: "frame-heights" */ './frame-heights')).then(
    ({ followHeights }) => followHeights(),
  )
}
