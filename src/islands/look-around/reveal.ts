import { riseOnScroll } from './rise-on-scroll'

/**
 * From now on parts of this page rise into their places as they are reached (spec 9, "Scroll animation"), for visitors who
 * asked for no less motion.
 */
export const revealOnScroll = (): void => {
  if (window.matchMedia('(prefers-reduced-motion: no-preference)').matches) riseOnScroll()
}
