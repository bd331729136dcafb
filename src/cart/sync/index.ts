export { applyPromoCode, removePromoCode } from './promo-code'
export { refresh } from './refresh'
export { restore } from './restore'
export { add, change, clear, putBack, remove, type Wanted } from './change-lines'
