import { useFormikContext } from 'formik'
import { useState } from 'react'
import { CONTACT_LABELS, type ContactInfo } from '../contact-info'
import { suggestEmail } from '../email-suggestion'
import { useEmailCheck } from '../use-email-check'
import { AccountSlot } from './account-slot'
import { EmailSuggestion } from './email-suggestion'
import { FormField } from './form-field'

/** The email address: looked over for slips here and judged by the shop when the field is left. */
export const EmailField = () => {
  const { values, setFieldValue, setFieldTouched, setFieldError } = useFormikContext<ContactInfo>()
  const [left, setLeft] = useState('')
  const [known, setKnown] = useState('')
  const check = useEmailCheck((message) => setFieldError('email', message), setKnown)
  const email = values.email.trim()
  const meant = left === email ? suggestEmail(email) : undefined

  return (
    <div>
      <FormField
        name="email"
        label={CONTACT_LABELS.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={80}
        hint="We send your order confirmation here."
        onBlur={() => {
          void setFieldTouched('email')
          setLeft(email)
          void check(email)
        }}
      />
      <EmailSuggestion
        email={email}
        meant={meant}
        accept={(suggested) => {
          void setFieldValue('email', suggested)
          void check(suggested)
        }}
      />
      <AccountSlot email={email} hasAccount={email !== '' && known === email} />
    </div>
  )
}
