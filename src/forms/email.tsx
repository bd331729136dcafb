import { useField } from 'formik'
import { FormField, type TextProps } from './fields'

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
