export { RESERVED_NAMES } from './asked'
export {
  CONTROL,
  variantMark,
  writeExperiment,
  type Experiment,
  experimentsIn,
  variantStyles,
  weightOf,
} from './experiment'
