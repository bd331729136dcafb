import { getIn, type FormikErrors } from 'formik'
import { createContext, useState } from 'react'
import type { Schema } from 'yup'

type Objection = { value: unknown; message: string }

/** The shop's refusals of single fields. The form's own rules cannot know them. */
export type Objections<Values> = {
  /** Holds for as long as the field says this. @param value as the schema makes it of what is typed */
  add: (name: string, value: unknown, message: string) => void
  /** The form is sent again: the shop is asked anew. */
  forget: () => void
  /** For Formik, which judges all fields with each change of one of them. */
  validate: (values: Values) => FormikErrors<Values>
}

const createObjections = <Values>(schema: Schema<unknown>): Objections<Values> => {
  const held = new Map<string, Objection>()
  return {
    add: (name, value, message) => void held.set(name, { value, message }),
    forget: () => held.clear(),
    validate: (values) => {
      if (held.size === 0) return {}
      const parsed: unknown = schema.cast(values, { assert: false })
      const standing = [...held].filter(([name, { value }]) => getIn(parsed, name) === value)
      return Object.fromEntries(
        standing.map(([name, { message }]) => [name, message]),
      ) as FormikErrors<Values>
    },
  }
}

/** Lets a field that asks the shop by itself add a refusal to the form around it. */
export const ObjectionsContext = createContext<Pick<Objections<never>, 'add'>>({ add: () => undefined })

/** @param refused what the shop has refused before the form was opened, by field */
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
