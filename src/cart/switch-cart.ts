import { useCart } from './store'

/** Shows this page with the cart switched on or off, for the preview of drafts. */
export const switchCart = (isOn: boolean): void => void useCart.setState({ disabled: !isOn })
