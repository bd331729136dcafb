import {
  Form as FormikForm,
  Formik,
  getIn,
  useFormikContext,
  type FormikErrors,
  type FormikHelpers,
  type FormikTouched,
  type FormikValues,
} from 'formik'
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react'
import styled from 'styled-components'
import type { Schema } from 'yup'
import { toShopError, type ShopError } from '../platform/http'
import { from } from '../theme'
import { Button, ErrorSummary, Notice, roomForMessages } from '../ui'
import { fieldId, FormId } from './fields'
import { ObjectionsContext, useObjections } from './objections'
import { serverErrors, type Labels } from './server-errors'

const Fields = styled(FormikForm)`
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
const KeepDraft = <Values,>({ keep }: { keep: (values: Values) => void }) => {
  const { values } = useFormikContext<Values>()
  useEffect(() => {
    keep(values)
  }, [values, keep])
  return null
}

const listErrors = (form: string, labels: Labels, errors: object) =>
  Object.keys(labels).flatMap((name) => {
    const message: unknown = getIn(errors, name)
    return typeof message === 'string' ? [{ fieldId: fieldId(form, name), message }] : []
  })

const withKept = ({ message }: ShopError): string => `${message} What you typed is kept.`

/** `Parsed` is what the schema makes of the `Values` that were typed. */
export type FormProps<Values extends FormikValues, Parsed> = Omit<
  ComponentProps<'form'>,
  'children' | 'onSubmit' | 'onReset' | 'ref'
> & {
  /** Begins the ids of its fields, such as `checkout` of `checkout-email`. */
  of: string
  /** Its fields by name in their order: the order of the summary, and the words for what the shop objects to. */
  labels: Labels
  initialValues: Values
  schema: Schema<Parsed>
  /** Sends what the schema made of the fields; throws a ShopError when it is refused. */
  onSubmit: (values: Parsed, typed: Values) => Promise<void>
  /** Begins the names of its fields in what the shop objects to. */
  serverPrefix?: string
  /** What to say of a refusal that no field can correct. */
  problemOf?: (error: ShopError) => string
  /** Called with every change, so that a reload loses nothing. The same one with every render. */
  keep?: (values: Values) => void
  /** What the shop has refused before the form was opened, by field: the summary takes the focus at once. */
  refused?: Readonly<Record<string, string>>
  /** Stands above the summary. */
  intro?: ReactNode
  children: ReactNode
}

/**
 * A form: its fields, a focused summary of what is wrong, the shop's own objections beside their fields. Nothing typed is
 * lost by sending it.
 */
export const Form = <Values extends FormikValues, Parsed>({
  of,
  labels,
  initialValues,
  schema,
  onSubmit,
  serverPrefix,
  problemOf = withKept,
  keep,
  refused = {},
  intro,
  children,
  ...attributes
}: FormProps<Values, Parsed>) => {
  const [problem, setProblem] = useState<string>()
  const isRefused = Object.keys(refused).length > 0
  const objections = useObjections(schema, initialValues, refused)

  const submit = async (values: Values, { setErrors }: FormikHelpers<Values>) => {
    setProblem(undefined)
    try {
      await onSubmit(schema.cast(values) as Parsed, values)
    } catch (failure) {
      const error = toShopError(failure)
      const errors = serverErrors(error, labels, serverPrefix)
      if (!errors) return setProblem(problemOf(error))
      const parsed: unknown = schema.cast(values)
      for (const [name, message] of Object.entries(errors)) objections.add(name, getIn(parsed, name), message)
      setErrors(errors as FormikErrors<Values>)
    }
  }

  return (
    <FormId value={of}>
      <ObjectionsContext value={objections}>
        <Formik
          initialValues={initialValues}
          initialErrors={refused as FormikErrors<Values>}
          // A message stands for true.
          initialTouched={refused as FormikTouched<unknown> as FormikTouched<Values>}
          validationSchema={schema}
          validate={objections.validate}
          validateOnBlur={false}
          onSubmit={submit}
        >
          {({ errors, submitCount, isSubmitting }) => (
            <Fields noValidate {...attributes} onSubmitCapture={objections.forget}>
              {keep ? <KeepDraft keep={keep} /> : null}
              {intro}
              <ErrorSummary
                errors={submitCount > 0 || isRefused ? listErrors(of, labels, errors) : []}
                submitting={isSubmitting}
                focused={isRefused}
              />
              {problem ? <Notice tone="danger">{problem}</Notice> : null}
              {children}
            </Fields>
          )}
        </Formik>
      </ObjectionsContext>
    </FormId>
  )
}

/** The button that sends the surrounding form. */
export const SubmitButton = (props: Omit<ComponentProps<typeof Button>, 'type' | 'loading'>) => {
  const { isSubmitting } = useFormikContext()
  return <Button {...props} type="submit" loading={isSubmitting} />
}
