import { FormField, type TextProps } from './fields'

/** The email address of the surrounding form. */
export const FormEmail = (props: TextProps) => (
  <FormField
    kind="email"
    type="email"
    inputMode="email"
    autoComplete="email"
    autoCapitalize="none"
    spellCheck={false}
    required
    {...props}
  />
)
