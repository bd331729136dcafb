import { useState, type ReactNode } from 'react'
import { serverErrors, StepForm as WizardForm } from '../../forms'
import { toShopError } from '../../platform/http'
import { LABELS, type SignupField, type SignupValues } from '../fields'
import { formSteps, nextStep, previousStep, STEP_FIELDS, STEP_TITLES, type FormStep } from '../flow'
import { saveStep } from '../save'
import { SCHEMAS } from '../schemas'
import { factsOf, keepValues, useSignup } from '../store'
import { linkToStep, openStep } from '../use-step'

const pick = <Value,>(
  fields: readonly SignupField[],
  all: Readonly<Partial<Record<string, Value>>>,
): Record<string, Value> =>
  Object.fromEntries(fields.flatMap((field) => (field in all ? [[field, all[field] as Value]] : [])))

/** The first step with a field that the shop refused. */
const stepToCorrect = (refused: object): FormStep | undefined =>
  formSteps(false).find((step) => STEP_FIELDS[step].some((field) => field in refused))

/**
 * Saves a step and goes on. What the shop refuses of a step that was saved earlier is corrected there.
 * @throws ShopError about this step, or about nothing that a field can correct
 */
const submit = async (step: FormStep): Promise<void> => {
  useSignup.setState({ refused: {} })
  try {
    openStep(await saveStep(step))
  } catch (failure) {
    const error = toShopError(failure)
    const refused = serverErrors(error, LABELS) ?? {}
    const first = stepToCorrect(refused)
    useSignup.setState({ refused })
    if (!first || first === step) throw error
    openStep(first)
  }
}

/** The form of one step. */
export const StepForm = ({ step, children }: { step: FormStep; children: ReactNode }) => {
  const isRegistration = useSignup((signup) => factsOf(signup).isRegistration)
  const [initial] = useState(() => {
    const { values, refused } = useSignup.getState()
    return { values: pick(STEP_FIELDS[step], values), refused: pick(STEP_FIELDS[step], refused) }
  })
  const next = nextStep(step, isRegistration)
  const back = previousStep(step, isRegistration)
  return (
    <WizardForm<Partial<SignupValues>, unknown>
      of="signup"
      labels={pick(STEP_FIELDS[step], LABELS)}
      initialValues={initial.values}
      refused={initial.refused}
      schema={SCHEMAS[step]}
      keep={keepValues}
      // What is sent is the whole draft, which holds this step too.
      onSubmit={() => submit(step)}
      submitLabel={next === 'done' ? 'Finish signing up' : `Continue to ${STEP_TITLES[next]}`}
      back={back && { title: STEP_TITLES[back], ...linkToStep(back) }}
    >
      {children}
    </WizardForm>
  )
}
