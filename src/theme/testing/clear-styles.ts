import { __PRIVATE__ } from 'styled-components'

/**
 * Removes the styles of components, which insert them again when they render. jsdom parses a sheet again with every inserted rule,
 * and searches all rules for every computed style.
 */
export const clearStyles = (): void => {
  const { mainSheet } = __PRIVATE__
  mainSheet.gs = {}
  mainSheet.names.clear()
  mainSheet.clearTag()
}
