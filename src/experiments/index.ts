export { choiceOf } from './choice'
export { EveryVariantContext, useExposure } from './exposure'
export { isShown } from './mark-variants'
export { visitor } from './visitor'
