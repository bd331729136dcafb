export { adopt } from './adopt'
export { applyPromoCode, removePromoCode } from './promo-code'
export { refresh } from './refresh'
export { add, change, clear, putBack, remove, type Wanted } from './wishes'
