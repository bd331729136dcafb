import { useField } from 'formik'
import { string } from 'yup'
import { EMAIL_TEST } from '../platform/email-address'
import { FormField, type TextProps } from './fields'

/** Rule and messages of the lead form (spec 5), which every form says alike. */
export const emailRule = string()
  .trim()
  .required('Email address required')
  .test(EMAIL_TEST)
  .max(80, 'Email address has more than 80 characters')

type FormEmailProps = Omit<TextProps, 'onBlur'> & {
  /** The field was left: with the address in it, trimmed. */
  onLeave?: (email: string) => void
}

/** The email address of the surrounding form. */
export const FormEmail = ({ onLeave, ...props }: FormEmailProps) => {
  const [{ value }, , { setTouched }] = useField<string>(props.name)
  return (
    <FormField
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={80}
      required
      {...props}
      onBlur={() => {
        void setTouched(true)
        onLeave?.(value.trim())
      }}
    />
  )
}
