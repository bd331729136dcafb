export { RESERVED_NAMES } from './forced'
export {
  CONTROL,
  variantMark,
  writeExperiment,
  type Experiment,
  experimentsIn,
  variantStyles,
  weightOf,
} from './experiment'
