import { useField } from 'formik'
import type { ChangeEvent } from 'react'
import { compactPhone, MOST_PHONE, normalisePhone, phonePrefix } from '../platform/phone'
import { FormField, type TextProps } from './fields'

/** The phone number of the surrounding form, written in one way once it is left (spec 5). */
export const FormPhone = (props: Omit<TextProps, 'onBlur' | 'prefix'>) => {
  const [{ value }, , { setTouched, setValue }] = useField<string>(props.name)
  return (
    <FormField
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      // Longer than the rule allows: people paste numbers with spaces and brackets, which are taken out first.
      maxLength={20}
      required
      {...props}
      prefix={phonePrefix(value)}
      onChange={({ target: { value: typed } }: ChangeEvent<HTMLInputElement>) =>
        void setValue(typed.length > MOST_PHONE ? compactPhone(typed).slice(0, MOST_PHONE) : typed)
      }
      onBlur={() => {
        void setTouched(true)
        void setValue(normalisePhone(value))
      }}
    />
  )
}
