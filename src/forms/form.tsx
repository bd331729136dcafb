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
import { Button, ErrorSummary, fieldGap, Notice, roomForMessages } from '../ui'
import { fieldId, FormId } from './fields'
import { ObjectionsContext, useObjections, serverErrors, type Labels } from './objections'

const Fields = styled(FormikForm)`
  ${roomForMessages}
  display: grid;
  gap: ${fieldGap};

  & [data-half] {
    display: grid;
    gap: ${fieldGap} 16px;

    ${from.sm} {
      grid-template-columns: 1fr 1fr;
    }
  }
`

/** Stores every change as a draft. */
const StoreDraft = <Values,>({ store }: { store: (values: Values) => void }) => {
  const { values } = useFormikContext<Values>()
  useEffect(() => {
    store(values)
  }, [values, store])
  return null
}

const listErrors = (form: string, labels: Labels, errors: object) =>
  Object.keys(labels).flatMap((name) => {
    const message: unknown = getIn(errors, name)
    return typeof message === 'string' ? [{ fieldId: fieldId(form, name), message }] : []
  })

const withNothingLost = ({ message }: ShopError): string => `${message} What you typed is kept.`

/** `Values` are the fields as typed, `Parsed` the result of casting them with the schema. */
export type FormProps<Values extends FormikValues, Parsed> = Omit<
  ComponentProps<'form'>,
  'children' | 'onSubmit' | 'onReset' | 'ref'
> & {
  /** The prefix of the ids of its fields, such as `checkout` in `checkout-email`. */
  of: string
  /** The labels of its fields by name, in the order of the error summary. */
  labels: Labels
  initialValues: Values
  schema: Schema<Parsed>
  /** Sends the parsed values. Throws a ShopError when the shop refuses them. */
  onSubmit: (values: Parsed, typed: Values) => Promise<void>
  /** The prefix of its fields' names in the shop's objections. */
  serverPrefix?: string
  /** The sentence for a refusal that no field can correct. */
  problemOf?: (error: ShopError) => string
  /** Stores every change, so that a reload loses nothing. The same function with every render. */
  store?: (values: Values) => void
  /** Objections from before the form was opened, by field. With any, the summary takes the focus at once. */
  refused?: Readonly<Record<string, string>>
  /** Content above the summary. */
  intro?: ReactNode
  children: ReactNode
}

/** A form with an error summary that takes the focus, and with the shop's objections beside their fields. */
export const Form = <Values extends FormikValues, Parsed>({
  of,
  labels,
  initialValues,
  schema,
  onSubmit,
  serverPrefix,
  problemOf = withNothingLost,
  store,
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
          // Formik reads a message as true.
          initialTouched={refused as FormikTouched<unknown> as FormikTouched<Values>}
          validationSchema={schema}
          validate={objections.validate}
          validateOnBlur={false}
          onSubmit={submit}
        >
          {({ errors, submitCount, isSubmitting }) => (
            <Fields noValidate {...attributes} onSubmitCapture={objections.forget}>
              {store ? <StoreDraft store={store} /> : null}
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
