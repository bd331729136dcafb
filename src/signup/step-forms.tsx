import { useFormikContext } from 'formik'
import { useState, type ReactNode } from 'react'
import {
  emailRule,
  FormChoice,
  FormEmail,
  FormField,
  FormPhone,
  FormSelect,
  serverErrors,
  StepForm as WizardForm,
} from '../forms'
import { clean } from '../../shared/clean-input'
import { toShopError } from '../platform/http'
import { BUSINESS_ROLES, BUSINESS_TYPES, ID_TYPES, USE_CASES } from '../../shared/signup-options'
import { idNumberLabel, LABELS, type SignupField, type SignupValues } from './draft'
import { formSteps, nextStep, previousStep, STEP_FIELDS, STEP_TITLES, type FormStep } from './flow'
import { registrationNumberWarning } from '../../shared/official-numbers'
import { saveStep } from './save'
import { SCHEMAS } from './schemas'
import { isEmailKnown } from './shop'
import { progressOf, storeValues, useSignup, linkToStep, openStep } from './store'

const pick = <Value,>(
  fields: readonly SignupField[],
  all: Readonly<Partial<Record<string, Value>>>,
): Record<string, Value> =>
  Object.fromEntries(fields.flatMap((field) => (field in all ? [[field, all[field] as Value]] : [])))

/** The first step that holds a refused field. */
const stepToCorrect = (refused: object): FormStep | undefined =>
  formSteps(false).find((step) => STEP_FIELDS[step].some((field) => field in refused))

/**
 * Saves a step and opens the next. If the shop refuses a field of an earlier step, that step opens.
 * @throws ShopError about this step, or about no field at all
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
const StepForm = ({ step, children }: { step: FormStep; children: ReactNode }) => {
  const isRegistration = useSignup((signup) => progressOf(signup).isRegistration)
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
      store={storeValues}
      // The store already holds the values of this step.
      onSubmit={() => submit(step)}
      submitLabel={next === 'done' ? 'Finish signing up' : `Continue to ${STEP_TITLES[next]}`}
      back={back && { title: STEP_TITLES[back], ...linkToStep(back) }}
    >
      {children}
    </WizardForm>
  )
}

/**
 * Whether a signup with this email address was finished before. The shop is asked when the field is left. If it cannot be reached
 * nothing is shown, because nothing depends on it.
 * @param email cleaned
 */
const useKnownEmail = (email: string): { isKnown: boolean; check: () => Promise<void> } => {
  const [known, setKnown] = useState<string>()

  const check = async (): Promise<void> => {
    if (!emailRule.isValidSync(email) || known === email) return
    try {
      if (await isEmailKnown(email)) setKnown(email)
    } catch (error) {
      console.warn('The email address was not checked.', toShopError(error).message)
    }
  }
  return { isKnown: email !== '' && known === email, check }
}

const EmailField = () => {
  const { values } = useFormikContext<{ email: string }>()
  const { isKnown, check } = useKnownEmail(clean.email(values.email))
  return (
    <FormEmail
      name="email"
      label={LABELS.email}
      hint="We write to you here about your signup, and about nothing else."
      warning={
        isKnown
          ? 'Somebody has signed up with this address before. If it was you, there is no need to do it again.'
          : undefined
      }
      onLeave={() => void check()}
    />
  )
}

export const AboutStep = () => (
  <StepForm step="about">
    <div data-half="">
      <FormField name="owner_first_name" label={LABELS.owner_first_name} autoComplete="given-name" required />
      <FormField name="owner_last_name" label={LABELS.owner_last_name} autoComplete="family-name" required />
    </div>
    <EmailField />
    <FormPhone name="phone" label={LABELS.phone} hint="A South African number." />
  </StepForm>
)

/** Shown for a company only. */
const RegistrationNumberField = () => {
  const { values } = useFormikContext<{ business_type: string; registration_number: string }>()
  if (values.business_type !== 'company') return null
  return (
    <FormField
      name="registration_number"
      label={LABELS.registration_number}
      kind="registrationNumber"
      autoComplete="off"
      required
      hint="As on your CIPC papers, such as 2023/123456/07."
      warning={registrationNumberWarning(values.registration_number)}
    />
  )
}

export const BusinessStep = () => (
  <StepForm step="business">
    <FormSelect
      name="business_type"
      label={LABELS.business_type}
      options={BUSINESS_TYPES}
      placeholder="Choose a type"
      autoComplete="off"
      required
    />
    <FormField
      name="business_name"
      label={LABELS.business_name}
      autoComplete="organization"
      required
      hint="The name your customers know. It is printed on slips."
    />
    <RegistrationNumberField />
    <FormSelect
      name="role"
      label={LABELS.role}
      options={BUSINESS_ROLES}
      placeholder="Choose a role"
      autoComplete="organization-title"
      required
    />
  </StepForm>
)

const IdNumberField = () => {
  const { values } = useFormikContext<{ id_type: string }>()
  const isPassport = values.id_type === 'foreign_passport'
  return (
    <FormField
      name="id_number"
      kind="idNumber"
      label={idNumberLabel(values.id_type)}
      inputMode={isPassport ? 'text' : 'numeric'}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      required
      hint={
        isPassport
          ? '6 to 9 letters and digits, as on the page with your picture.'
          : '13 digits. We keep it encrypted, and this browser forgets it when you close the tab.'
      }
    />
  )
}

/** A payments provider must by law know whom it pays (FICA). */
export const IdentityStep = () => (
  <StepForm step="identity">
    <FormChoice name="id_type" label={LABELS.id_type} options={ID_TYPES} required columns />
    <IdNumberField />
  </StepForm>
)

export const UseStep = () => (
  <StepForm step="use">
    <FormChoice name="use_case" label={LABELS.use_case} options={USE_CASES} required columns />
  </StepForm>
)
