/**
 * From now on parts of this page rise into their places as they are reached (spec 9, "Scroll animation"), for visitors who
 * asked for no less motion.
 */
export const revealOnScroll = async (): Promise<void> => {
  if (!window.matchMedia('(prefers-reduced-motion: no-preference)').matches) return
  const { riseOnScroll } = await import(/* webpackChunkName: "rise-on-scroll" */ './rise-on-scroll')
  riseOnScroll()
}
