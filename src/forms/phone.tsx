import { useField } from 'formik'
import { phonePrefix } from '../../shared/contact-details'
import { FormField, type TextProps } from './fields'

/** The phone number of the surrounding form, written in one way once it is left (spec 5). */
export const FormPhone = (props: Omit<TextProps, 'prefix'>) => {
  const [{ value }] = useField<string>(props.name)
  return (
    <FormField
      kind="phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      required
      {...props}
      prefix={phonePrefix(value)}
    />
  )
}
