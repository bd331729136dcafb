import { Form, Formik, type FormikErrors, type FormikHelpers } from 'formik'
import { useEffect, useId, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import type { Schema } from 'yup'
import { toShopError } from '../../platform/http'
import { from } from '../../theme'
import { ActionBar, Button, ErrorSummary, roomForMessages } from '../../ui'
import { STEP_TITLES, type CheckoutStep } from '../flow'
import { fieldErrors } from '../server-errors'
import { linkToStep } from '../use-step'
import { fieldId } from './form-field'
import { Notice } from './notice'

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

/** Keeps the draft equal to what is typed. */
const KeepDraft = <Values,>({ values, keep }: { values: Values; keep: (values: Values) => void }) => {
  useEffect(() => {
    keep(values)
  }, [values, keep])
  return null
}

const listErrors = (names: readonly string[], errors: Record<string, unknown>) =>
  names.flatMap((name) => {
    const message = errors[name]
    return typeof message === 'string' ? [{ fieldId: fieldId(name), message }] : []
  })

type StepFormProps<Values extends Record<string, string>> = {
  step: CheckoutStep
  /** The names of the fields, in the order of the form. */
  fields: readonly string[]
  initialValues: Values
  schema: Schema
  /** Called with every change, so that a reload loses nothing. */
  keep: (values: Values) => void
  /** Saves the step with the shop and goes on; throws a ShopError when refused. */
  save: (values: Values) => Promise<void>
  submitLabel: string
  back?: CheckoutStep
  children: ReactNode
}

/** One step's form: fields, a focused summary of what is wrong, the shop's own objections beside their fields. */
export const StepForm = <Values extends Record<string, string>>({
  step,
  fields,
  initialValues,
  schema,
  keep,
  save,
  submitLabel,
  back,
  children,
}: StepFormProps<Values>) => {
  const formId = useId()
  const [problem, setProblem] = useState<string>()

  const submit = async (values: Values, form: FormikHelpers<Values>) => {
    setProblem(undefined)
    try {
      await save(values)
    } catch (failure) {
      const error = toShopError(failure)
      const refused = fieldErrors(error)[step]
      if (!refused) return setProblem(error.message)
      form.setErrors(refused as FormikErrors<Values>)
    }
  }

  return (
    <Formik
      initialValues={initialValues}
      validationSchema={schema}
      // Leaving a field must not wipe what the shop said about another one.
      validateOnBlur={false}
      onSubmit={submit}
    >
      {({ values, errors, submitCount, isSubmitting }) => (
        <Fields id={formId} noValidate>
          <KeepDraft values={values} keep={keep} />
          <ErrorSummary
            errors={submitCount > 0 ? listErrors(fields, errors) : []}
            submitting={isSubmitting}
          />
          {problem ? <Notice tone="danger">{problem} What you typed is kept.</Notice> : null}
          {children}
          <ActionBar back={back && { title: STEP_TITLES[back], ...linkToStep(back) }}>
            <Button type="submit" form={formId} loading={isSubmitting}>
              {submitLabel}
            </Button>
          </ActionBar>
        </Fields>
      )}
    </Formik>
  )
}
