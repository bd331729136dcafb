import { __PRIVATE__ } from 'styled-components'

/**
 * Takes the styles of components away; they insert them again when they render. jsdom reads a sheet anew with every rule that is
 * inserted, and looks for every computed style among all of them.
 */
export const clearStyles = (): void => {
  const { mainSheet } = __PRIVATE__
  mainSheet.gs = {}
  mainSheet.names.clear()
  mainSheet.clearTag()
}
