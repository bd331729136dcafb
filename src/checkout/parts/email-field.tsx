import { useFormikContext } from 'formik'
import { useState } from 'react'
import styled from 'styled-components'
import { FormEmail } from '../../forms'
import { radius, type } from '../../theme'
import { CONTACT_LABELS, type ContactInfo } from '../contact-info'
import { suggestEmail } from '../email-suggestion'
import { useEmailCheck } from '../use-email-check'
import { AccountSlot } from './account-slot'
import { EmailSuggestion } from './email-suggestion'

/**
 * What is said of the email address, one thing at a time, in a box of one height: it appears when the field is left, so
 * nothing may move under a press that is on its way to what stands below. The longest sentence decides the height.
 */
const Room = styled.div`
  display: grid;
  min-height: 4rem;
  margin-top: 20px;
  border-radius: ${radius.control};
  background: color-mix(in srgb, var(--ink) 4%, transparent);

  @media (max-width: 389px) {
    min-height: 5.25rem;
  }
  & > * {
    grid-area: 1 / 1;
    display: grid;
    min-width: 0;
  }
  & > [role='status']:not(:empty) ~ * {
    visibility: hidden;
  }
  & > :not(:first-child) {
    align-items: center;
    padding-inline: 16px;
  }
  & > p {
    ${type.note}
    color: var(--quiet);
  }
`

/** The email address: looked over for slips here and judged by the shop when the field is left. */
export const EmailField = () => {
  const { values, setFieldValue } = useFormikContext<ContactInfo>()
  const [left, setLeft] = useState('')
  const { known, check } = useEmailCheck()
  const email = values.email.trim()
  const meant = left === email ? suggestEmail(email) : undefined

  return (
    <div>
      <FormEmail
        name="email"
        label={CONTACT_LABELS.email}
        hint="We send your order confirmation here."
        onLeave={(typed) => {
          setLeft(typed)
          void check(typed)
        }}
      />
      <Room>
        <AccountSlot email={email} hasAccount={email !== '' && known === email} />
        <EmailSuggestion
          email={email}
          meant={meant}
          accept={(suggested) => {
            void setFieldValue('email', suggested)
            void check(suggested)
          }}
        />
        <p>No account needed: you order as a guest.</p>
      </Room>
    </div>
  )
}
