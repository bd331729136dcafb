import { LABELS, USE_CASES } from '../fields'
import { FormChoice } from '../../forms'
import { StepForm } from '../parts/step-form'

/** What to set up first. */
export const UseStep = () => (
  <StepForm step="use">
    <FormChoice name="use_case" label={LABELS.use_case} options={USE_CASES} required columns />
  </StepForm>
)
