export { FAR_PARTS, LAID_OUT } from './once-near'
export { bandStyle, chosen, ink, inkStyle, wellStyle, wrong } from './band'
export {
  below,
  BREAKPOINTS,
  from,
  hover,
  largeText,
  SCRIPTED,
  TILE_PLACE,
  inNarrowTile,
  inWideTile,
  fixed,
  FOOT_BAR_STAYS,
  footBarStays,
  high,
  LOW,
  low,
  noFootBar,
  overPage,
  sticky,
} from './media'
export { contrast, readableColour } from './contrast'
export { aboveCover, coversCard, largeTarget, iconButton } from './targets'
export { GLOBAL_STYLE } from './global-style'
export { layer } from './layers'
export { isDark, PALETTE, paletteColour, type PaletteColour } from '../../shared/palette'
export {
  figures,
  wholeAmount,
  focusRoom,
  drawerWidth,
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
