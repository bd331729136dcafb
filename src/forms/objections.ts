import { getIn, type FormikErrors } from 'formik'
import { createContext, useState } from 'react'
import type { Schema } from 'yup'
import type { ShopError } from '../platform/http'

type Objection = { value: unknown; message: string }

/** Objections of the shop to single fields, which the form's own rules cannot know. */
export type Objections<Values> = {
  /** Adds an objection that holds while the field has this value. @param value as cast by the schema */
  add: (name: string, value: unknown, message: string) => void
  /** Drops all objections: the form is sent again. */
  forget: () => void
  /** For Formik, which validates all fields with each change of one of them. */
  validate: (values: Values) => FormikErrors<Values>
}

const createObjections = <Values>(schema: Schema<unknown>): Objections<Values> => {
  const all = new Map<string, Objection>()
  return {
    add: (name, value, message) => void all.set(name, { value, message }),
    forget: () => all.clear(),
    validate: (values) => {
      if (all.size === 0) return {}
      const parsed: unknown = schema.cast(values, { assert: false })
      const current = [...all].filter(([name, { value }]) => getIn(parsed, name) === value)
      return Object.fromEntries(current.map(([name, { message }]) => [name, message])) as FormikErrors<Values>
    },
  }
}

/** Lets a field with its own request to the shop add an objection to the surrounding form. */
export const ObjectionsContext = createContext<Pick<Objections<never>, 'add'>>({ add: () => undefined })

/** @param refused the objections from before the form was opened, by field */
export const useObjections = <Values>(
  schema: Schema<unknown>,
  initialValues: Values,
  refused: Readonly<Record<string, string>>,
): Objections<Values> => {
  const [objections] = useState(() => {
    const made = createObjections<Values>(schema)
    const parsed: unknown = schema.cast(initialValues, { assert: false })
    for (const [name, message] of Object.entries(refused)) made.add(name, getIn(parsed, name), message)
    return made
  })
  return objections
}

/** The labels of a form's fields by name, in the order of the form. */
export type Labels = Readonly<Record<string, string>>

/** The API's own sentence, or the label followed by its phrase, such as `must not be empty`. */
const sentence = (label: string, message: string): string =>
  /^[a-z]/.test(message) ? `${label.replace(' (optional)', '')} ${message}` : message

/**
 * The shop's objections to these fields, as sentences by name; undefined when it objects to none of them.
 * @param prefix of their names in the API, such as `address.`
 */
export const serverErrors = (
  { fields }: ShopError,
  labels: Labels,
  prefix = '',
): Record<string, string> | undefined => {
  const refused = Object.entries(labels).filter(([name]) => fields[prefix + name])
  const sentences = refused.map(([name, label]) => [name, sentence(label, fields[prefix + name] ?? '')])
  return refused.length > 0 ? (Object.fromEntries(sentences) as Record<string, string>) : undefined
}
