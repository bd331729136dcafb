import { useField } from 'formik'
import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { JOIN_ID } from '../catalogue'
import { type } from '../theme'
import { SelectField, TextField } from '../ui'

/** The id of a field, for the links of the error summary. */
export const fieldId = (name: string): string => `${JOIN_ID}-${name}`

/** A text field of the surrounding form. Its error shows once it was touched (spec 5). */
export const JoinField = ({ name, ...props }: ComponentProps<typeof TextField> & { name: string }) => {
  const [field, { error, touched }] = useField<string>(name)
  return <TextField {...field} {...props} id={fieldId(name)} error={touched ? error : undefined} />
}

/** How many are pre-ordered: a list, since without script it works all the same. */
export const HowMany = ({ most }: { most: number }) => {
  const [field, { error }] = useField<number>('quantity')
  const options = Array.from({ length: most }, (_, index) => String(index + 1))
  return <SelectField {...field} id={fieldId('quantity')} label="How many" options={options} error={error} />
}

const Choice = styled.label`
  ${type.body}
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 48px;
  cursor: pointer;

  & input {
    flex: none;
    width: 22px;
    height: 22px;
    margin: 0;
    accent-color: var(--accent);
  }
`

/** Consent to news by mail: opt-in, and apart from everything else (POPIA s69). */
export const MarketingBox = ({ words }: { words: string }) => {
  const [{ name, onChange, onBlur, value: checked }] = useField<boolean>('marketing')
  return (
    <Choice>
      <input type="checkbox" value="email" {...{ name, onChange, onBlur, checked }} />
      {words}
    </Choice>
  )
}
