import { useField, useFormikContext } from 'formik'
import styled from 'styled-components'
import { FormSelect, Form, FormEmail, FormField, SubmitButton } from '../forms'
import { LABELS, EMPTY, joiningSchema, readForm, type Joining } from './schema'
import { useLayoutEffect, useRef, useState } from 'react'
import type { InferType } from 'yup'
import { actionWords, codeOf, JOIN_ID, type CatalogueItem } from '../catalogue'
import { emit } from '../platform/events'
import { answer, idempotencyHeader, shop, toShopError } from '../platform/http'
import { linkProps } from '../content'
import { useHydrated } from '../platform/use-in-browser'
import { type } from '../theme'
import { Note } from '../ui'
import { WAITLIST_WORDING, WAITLIST_WORDINGS } from '../../shared/consent-wordings'
import { Joined, JoinedByAddress, leadWords } from './joined'
import { shopApiUrl } from '../platform/build-settings'

/** The path of the item's page, which holds the form; empty when it has none. */
const pageOf = (item: CatalogueItem): string => linkProps(item.detailsLink)?.href ?? ''

/** Adds somebody to an item's waitlist. @throws ShopError when the shop refuses or cannot be reached */
const join = async (item: CatalogueItem, { name, email, quantity, marketing }: Joining): Promise<void> => {
  const body = {
    item: codeOf(item),
    name,
    email,
    consent_version: WAITLIST_WORDING,
    page: pageOf(item),
    ...(item.stock === 'pre_order_only' && { quantity }),
    ...(marketing && { marketing: ['email' as const] }),
  }
  await answer(shop.POST('/waitlist/', { body, headers: idempotencyHeader() }))
}

/** The number of pre-ordered items. A list works without scripts too. */
export const HowMany = ({ most }: { most: number }) => {
  const options = Array.from({ length: most }, (_, index) => String(index + 1))
  return <FormSelect name="quantity" label={LABELS.quantity} options={options} />
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

/** Consent to news by email: opt-in, and separate from everything else (POPIA s69). */
export const MarketingBox = ({ words }: { words: string }) => {
  const [{ name, onChange, onBlur, value: checked }] = useField<boolean>('marketing')
  return (
    <Choice>
      <input type="checkbox" value="email" {...{ name, onChange, onBlur, checked }} />
      <span>{words}</span>
    </Choice>
  )
}

const Place = styled.div`
  scroll-margin-top: 104px;

  &:has(> #${JOIN_ID}-joined:target) > form {
    display: none;
  }
  h2 {
    ${type.card}
  }
  /* A focused field must not be covered by sticky parts of the page. */
  :is(input, select) {
    scroll-margin-block: 104px;
  }
`
const Intro = styled.div`
  display: grid;
  gap: 8px;
`
const Consent = styled.div`
  display: grid;
  gap: 4px;
`

/** Fills the form with what was typed before this code was loaded, which only the page holds. */
const StartingValues = () => {
  const { setValues } = useFormikContext<Joining>()
  const place = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (place.current?.form) void setValues(readForm(place.current.form), false)
    // Runs once, because `setValues` changes with every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return <input type="hidden" ref={place} />
}

/** The other values that the shop needs, for a form that is sent before any script runs. */
const HiddenFields = ({ item }: { item: CatalogueItem }) => {
  const values = { item: codeOf(item), consent_version: WAITLIST_WORDING, page: pageOf(item) }
  return Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

type Valid = InferType<typeof joiningSchema>

const ACTION = `${shopApiUrl()}/waitlist/`
const WORDS = WAITLIST_WORDINGS[WAITLIST_WORDING]

export type WaitlistFormProps = { item: CatalogueItem }

/** The form of an item's waitlist; once the shop has accepted it, the confirmation. */
export const WaitlistForm = ({ item }: WaitlistFormProps) => {
  const [joinedAs, setJoinedAs] = useState<string>()
  const isHydrated = useHydrated()
  const isStarted = useRef(false)
  const emitStarted = () => {
    if (!isStarted.current) emit({ type: 'form/started', form: 'waitlist' })
    isStarted.current = true
  }
  const words = actionWords(item)

  const submit = async (valid: Valid, { marketing }: Joining) => {
    try {
      await join(item, { ...valid, marketing })
    } catch (failure) {
      emit({ type: 'form/failed', form: 'waitlist', code: toShopError(failure).code })
      throw failure
    }
    setJoinedAs(valid.email)
    const answers = { item: codeOf(item), quantity: valid.quantity, marketing }
    emit({ type: 'form/submitted', form: 'waitlist', answers })
  }

  if (joinedAs) return <Joined item={item} email={joinedAs} />
  return (
    <Place id={JOIN_ID}>
      <JoinedByAddress item={item} />
      <Form<Joining, Valid>
        of={JOIN_ID}
        labels={LABELS}
        initialValues={EMPTY}
        schema={joiningSchema}
        onSubmit={submit}
        problemOf={({ message }) => message}
        onChange={emitStarted}
        method="post"
        action={ACTION}
        noValidate={isHydrated}
        intro={
          <>
            <StartingValues />
            <HiddenFields item={item} />
            <Intro>
              <h2>{words}</h2>
              <p>{leadWords(item)}</p>
            </Intro>
          </>
        }
      >
        <FormField name="name" label={LABELS.name} autoComplete="name" required />
        <FormEmail name="email" label={LABELS.email} />
        {item.stock === 'pre_order_only' && item.maxQuantity > 1 ? <HowMany most={item.maxQuantity} /> : null}
        <Consent>
          <MarketingBox words={WORDS.marketing} />
          <Note>
            <span>{WORDS.purpose(item.name)}</span> <a href="/za/terms/privacy/">How we look after them</a>
          </Note>
        </Consent>
        <SubmitButton wide>{words}</SubmitButton>
      </Form>
    </Place>
  )
}
