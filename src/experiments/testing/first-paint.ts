/** What a test of a part in an experiment asks of this module. */
export { markVariants } from '../mark-variants'
export { drawVariant } from '../rules/choose'
