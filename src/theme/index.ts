export { FAR_PARTS, LAID_OUT } from './once-near'
export { bandStyle } from './band'
export { below, BREAKPOINTS, from, hover, largeText } from './breakpoints'
export { contrast } from './contrast'
export { aboveCover, coversCard } from './cover'
export { GLOBAL_STYLE } from './global-style'
export { layer } from './layers'
export { largeTarget } from './target'
export { isDark, PALETTE, paletteColour, type PaletteColour } from '../../shared/palette'
export { readableColour } from './readable-colour'
export { SCRIPTED } from './scripted'
export { fixed, FOOT_BAR_STAYS, footBarStays, high, LOW, low, noFootBar, overPage, sticky } from './stay'
export { chosen, ink, inkStyle, wrong } from './tint'
export {
  figures,
  wholeAmount,
  focusRoom,
  maxWidth,
  motion,
  navHeight,
  radius,
  rhythm,
  shadow,
  space,
  type,
  underBars,
} from './scale'
