import { Form, Formik, type FormikHelpers } from 'formik'
import { useEffect, useId, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { toShopError } from '../../platform/http'
import { from } from '../../theme'
import { ActionBar, AlertNote, Button, ErrorSummary, roomForMessages } from '../../ui'
import { stepUrl } from '../address'
import type { SignupField } from '../fields'
import { nextStep, previousStep, STEP_FIELDS, STEP_TITLES, type FormStep } from '../flow'
import { saveStep } from '../save'
import { SCHEMAS } from '../schemas'
import { refusedFields } from '../server-errors'
import { factsOf, keepValues, useSignup } from '../store'
import { openStep } from '../use-step'
import { fieldId } from './form-field'

const Fields = styled(Form)`
  ${roomForMessages}
  display: grid;
  gap: 20px;

  & [data-half] {
    display: grid;
    gap: 20px 16px;

    ${from.sm} {
      grid-template-columns: 1fr 1fr;
    }
  }
`

type Values = Record<string, string>

/** Keeps the draft equal to what is typed, so that a reload loses nothing. */
const KeepDraft = ({ values }: { values: Values }) => {
  useEffect(() => keepValues(values), [values])
  return null
}

const pick = <Value,>(fields: readonly SignupField[], all: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(fields.flatMap((field) => (field in all ? [[field, all[field] as Value]] : [])))

const listErrors = (step: FormStep, errors: Record<string, unknown>) =>
  STEP_FIELDS[step].flatMap((field) => {
    const message = errors[field]
    return typeof message === 'string' ? [{ fieldId: fieldId(field), message }] : []
  })

/** The way back; none on the first step. */
const wayBack = (step: FormStep, isRegistration: boolean) => {
  const back = previousStep(step, isRegistration)
  return (
    back && {
      href: stepUrl(back, window.location),
      title: STEP_TITLES[back],
      onOpen: () => openStep(back),
    }
  )
}

/** One step's form: fields, a focused summary of what is wrong, the shop's own objections beside their fields. */
export const StepForm = ({ step, children }: { step: FormStep; children: ReactNode }) => {
  const formId = useId()
  const [problem, setProblem] = useState<string>()
  const isRegistration = useSignup((signup) => factsOf(signup).isRegistration)
  const [initial] = useState(() => {
    const { values, refused } = useSignup.getState()
    return { values: pick(STEP_FIELDS[step], values), refused: pick(STEP_FIELDS[step], refused) }
  })
  const isRefused = Object.keys(initial.refused).length > 0
  const next = nextStep(step, isRegistration)

  const submit = async (_values: Values, form: FormikHelpers<Values>) => {
    setProblem(undefined)
    useSignup.setState({ refused: {} })
    try {
      openStep(await saveStep(step))
    } catch (failure) {
      const error = toShopError(failure)
      const refused = refusedFields(error)
      if (!refused) return setProblem(error.message)
      useSignup.setState({ refused: refused.messages })
      if (refused.step === step) form.setErrors(pick(STEP_FIELDS[step], refused.messages))
      else openStep(refused.step)
    }
  }

  return (
    <Formik
      initialValues={initial.values}
      initialErrors={initial.refused}
      initialTouched={Object.fromEntries(Object.keys(initial.refused).map((field) => [field, true]))}
      validationSchema={SCHEMAS[step]}
      // Leaving a field must not wipe what the shop said about another one.
      validateOnBlur={false}
      onSubmit={submit}
    >
      {({ values, errors, submitCount, isSubmitting }) => (
        <Fields id={formId} noValidate>
          <KeepDraft values={values} />
          <ErrorSummary
            errors={submitCount > 0 || isRefused ? listErrors(step, errors) : []}
            submitting={isSubmitting}
            focused={isRefused}
          />
          {problem ? <AlertNote>{problem} What you typed is kept.</AlertNote> : null}
          {children}
          <ActionBar back={wayBack(step, isRegistration)}>
            <Button type="submit" form={formId} loading={isSubmitting}>
              {next === 'done' ? 'Finish signing up' : `Continue to ${STEP_TITLES[next]}`}
            </Button>
          </ActionBar>
        </Fields>
      )}
    </Formik>
  )
}
