import { useFormikContext } from 'formik'
import { Suspense, use, useCallback, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import {
  emailRule,
  FormEmail,
  ObjectionsContext,
  useFieldId,
  FormField,
  FormPhone,
  StepForm,
} from '../../forms'
import { clean } from '../../../shared/clean-input'
import { INVALID_EMAIL } from '../../../shared/contact-details'
import { toShopError } from '../../platform/http'
import { ink, radius, type } from '../../theme'
import { validateEmail, saveContactInfo } from '../shop'
import { AccountContext } from './account'
import { suggestEmail } from './email-suggestion'
import { emit } from '../../platform/events'
import { needsDelivery, type ShopCart } from '../../../shared/orders'
import { STEP_TITLES } from '../flow'
import { setRemoteCart, useCheckout, openStep } from '../store'
import { CONTACT_LABELS, type ContactInfo } from '../draft'
import { contactSchema } from '../schemas'

type Verdict = Awaited<ReturnType<typeof validateEmail>>

/**
 * Asks the shop once about each email address, also about the one of the draft, and adds its objection to the form. `known` is the last
 * address that has an account. If the shop cannot be reached nothing is shown here, because saving the step reports it.
 */
const useEmailCheck = () => {
  const { initialValues, setFieldError } = useFormikContext<ContactInfo>()
  const { add } = use(ObjectionsContext)
  const [known, setKnown] = useState('')
  const requested = useRef('')

  const requestVerdict = useCallback(async (email: string): Promise<Verdict | null> => {
    if (!emailRule.isValidSync(email) || requested.current === email) return null
    requested.current = email
    try {
      return await validateEmail(email)
    } catch (error) {
      console.warn('The email address was not checked.', toShopError(error).message)
      requested.current = ''
      return null
    }
  }, [])
  const applyVerdict = useCallback(
    (email: string, verdict: Verdict | null) => {
      if (verdict?.exists) setKnown(email)
      if (!verdict || verdict.valid || requested.current !== email) return
      add('email', email, INVALID_EMAIL)
      setFieldError('email', INVALID_EMAIL)
    },
    [add, setFieldError],
  )
  const first = clean.email(initialValues.email)
  useEffect(() => {
    void requestVerdict(first).then((verdict) => applyVerdict(first, verdict))
  }, [requestVerdict, applyVerdict, first])

  const check = async (email: string): Promise<void> => applyVerdict(email, await requestVerdict(email))
  return { known, check }
}

const Offer = styled.div`
  ${type.note}

  &:focus {
    outline: 0;
  }
  & button {
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: left;
    cursor: pointer;
  }
  & u {
    color: var(--accent);
    font-weight: 600;
    text-underline-offset: 3px;
  }
  & p {
    color: var(--quiet);
  }
`

type EmailSuggestionProps = {
  /** The address in the field. */
  email: string
  /** The address that was probably meant, if any. */
  meant: string | undefined
  accept: (email: string) => void
}

/** Offers the probably meant address, to be taken with one press. Screen readers announce the offer and the change. */
const EmailSuggestion = ({ email, meant, accept }: EmailSuggestionProps) => {
  const box = useRef<HTMLDivElement>(null)
  const [accepted, setAccepted] = useState<string>()

  const take = (suggested: string) => {
    setAccepted(suggested)
    accept(suggested)
    // The button disappears. The focus stays here, because in the field it would open a phone's keyboard again.
    box.current?.focus()
  }
  return (
    <Offer ref={box} role="status" tabIndex={-1}>
      {meant ? (
        <button type="button" onClick={() => take(meant)}>
          Did you mean <u>{meant}</u>?
        </button>
      ) : accepted === email ? (
        <p>{`Changed to ${accepted}.`}</p>
      ) : null}
    </Offer>
  )
}

/**
 * The place of the account panel below the email address. Its code is loaded for an address with an account, or if somebody may be
 * logged in. Screen readers announce it.
 */
const AccountSlot = ({ email, hasAccount }: { email: string; hasAccount: boolean }) => {
  const account = use(AccountContext)
  const fieldId = useFieldId('email')
  const focusEmail = () => document.getElementById(fieldId)?.focus()
  // The steps are never rendered by the server, so storage may be read at once.
  const [isWanted, setWanted] = useState(() => account?.mayBeLoggedIn() ?? false)
  if (hasAccount && !isWanted) setWanted(true)
  return (
    <div role="status">
      {account && isWanted ? (
        <Suspense fallback={null}>
          <account.Panel email={email} hasAccount={hasAccount} focusEmail={focusEmail} />
        </Suspense>
      ) : null}
    </div>
  )
}

/**
 * The box for one note on the email address at a time. The note appears when the field is left, often by a press on something below, so
 * the box has the height of the longest note and nothing moves.
 */
const Room = styled.div`
  display: grid;
  min-height: 4rem;
  margin-top: 20px;
  border-radius: ${radius.control};
  background: ${ink(4)};

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

/** The email address. When the field is left, it is checked for typing errors here and validated by the shop. */
const EmailField = () => {
  const { values, setFieldValue } = useFormikContext<ContactInfo>()
  const [lastEntered, setLastEntered] = useState('')
  const { known, check } = useEmailCheck()
  const email = clean.email(values.email)
  const meant = lastEntered === email ? suggestEmail(email) : undefined

  return (
    <div>
      <FormEmail
        name="email"
        label={CONTACT_LABELS.email}
        hint="We send your order confirmation here."
        onLeave={(typed) => {
          setLastEntered(typed)
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

const storeContactInfo = (contactInfo: ContactInfo) => useCheckout.setState({ contactInfo })

/** The step with the shopper's details. The email address comes first, so that the others can be filled in by a login. */
export const ContactStep = ({ cart }: { cart: ShopCart }) => {
  const contactInfo = useCheckout((state) => state.contactInfo)

  const save = async (values: ContactInfo) => {
    setRemoteCart(await saveContactInfo(cart.id, values))
    emit({ type: 'checkout/step-completed', step: 'contact' })
    openStep('shipping')
  }
  return (
    <StepForm
      of="checkout"
      labels={CONTACT_LABELS}
      serverPrefix="contact_info."
      initialValues={contactInfo}
      schema={contactSchema}
      store={storeContactInfo}
      onSubmit={save}
      submitLabel={`Continue to ${STEP_TITLES.shipping}`}
    >
      <EmailField />
      <div data-half="">
        <FormField name="first_name" label={CONTACT_LABELS.first_name} autoComplete="given-name" required />
        <FormField name="last_name" label={CONTACT_LABELS.last_name} autoComplete="family-name" required />
      </div>
      <FormPhone
        name="phone"
        label={CONTACT_LABELS.phone}
        hint={`A South African number. ${needsDelivery(cart.items) ? 'The courier calls it on the day.' : 'We call it to find a time.'}`}
      />
    </StepForm>
  )
}
