import type { FieldProps } from '@rjsf/utils'
import { createContext, useContext, type ComponentType } from 'react'
import type { Finding } from '../../page'
import type { Part } from './schema'
import type { Component, Field, SpaceAround } from './space'

/** What the fields of a form share. */
export type FormAround = {
  space: SpaceAround
  component: Component
  /** The fields in their order. */
  parts: readonly Part[]
  findings: readonly Finding[]
  /** The findings of this block by the names of its fields; those without a field under an empty name. */
  byField: ReadonlyMap<string, readonly Finding[]>
  open: (uid: string) => void
  /** Opens a block as soon as the change that adds it has been handed over. */
  openAdded: (uid: string) => void
}

export const FormContext = createContext<FormAround | undefined>(undefined)

/** What the fields of a form share; an error outside a form. */
export const useFormAround = (): FormAround => {
  const around = useContext(FormContext)
  if (!around) throw new Error('This part of the editor stands in no form.')
  return around
}

/** What a field of ours is drawn from. */
export type FieldView = {
  id: string
  name: string
  label: string
  field: Field
  /** As it is stored; undefined if the block has no such field. */
  value: unknown
  /** Hands over the whole new value, in the form in which it is stored. */
  onChange: (value: unknown) => void
  /** The attributes that connect its control with its hint and its findings. */
  described: {
    'aria-describedby': string | undefined
    'aria-invalid': true | undefined
    'aria-required': true | undefined
  }
}

/** The ids of what stands under and over a field. */
export const idsOf = (id: string) => ({
  label: `${id}-label`,
  hint: `${id}-hint`,
  findings: `${id}-findings`,
})

/** One of our fields as the form library calls it. */
export const asField = (View: ComponentType<FieldView>) => {
  const OfLibrary = ({ fieldPathId, name, formData, onChange, required, schema }: FieldProps) => {
    const { component, byField } = useFormAround()
    const field = component.schema[name] ?? { type: 'unknown' }
    const found = byField.get(name)
    const { $id: id, path } = fieldPathId
    const ids = idsOf(id)
    return (
      <View
        id={id}
        name={name}
        label={schema.title ?? name}
        field={field}
        value={formData}
        onChange={(value) => onChange(value, path)}
        described={{
          'aria-describedby':
            [field.description && ids.hint, found && ids.findings].filter(Boolean).join(' ') || undefined,
          'aria-invalid': found ? true : undefined,
          'aria-required': required || undefined,
        }}
      />
    )
  }
  return OfLibrary
}
