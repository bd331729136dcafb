import { Form, Formik, type FormikHelpers, type FormikProps } from 'formik'
import { useLayoutEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { actionWords, codeOf, JOIN_ID, type CatalogueItem } from '../catalogue'
import { emit } from '../platform/events'
import { useAwake } from '../platform/use-in-browser'
import { toShopError } from '../platform/http'
import { type } from '../theme'
import { AlertNote, Button, ErrorSummary, Note, roomForMessages } from '../ui'
import { CONSENT_VERSION, CONSENT_WORDINGS } from './consent'
import { fieldId, HowMany, JoinField, MarketingBox } from './fields'
import { join } from './join'
import { Joined, JoinedByAddress } from './joined'
import { pageOf } from './page-of'
import { EMPTY, FIELDS, joiningSchema, readForm, type Joining } from './schema'
import { leadWords } from './words'

const Place = styled.div`
  scroll-margin-top: 104px;

  &:has(> #${JOIN_ID}-joined:target) > form {
    display: none;
  }
  form {
    ${roomForMessages}
    display: grid;
    gap: 20px;
  }
  h2 {
    ${type.card}
  }
  /* A focused field must not hide under what stays on the screen. */
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

/** What the shop needs beside what is typed, for a form that is sent before any script runs. */
const Unseen = ({ item }: { item: CatalogueItem }) => {
  const values = {
    item: codeOf(item),
    consent_version: CONSENT_VERSION,
    page: pageOf(item),
  }
  return Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

const ACTION = `${process.env.GATSBY_SHOP_API_URL || '/shop/api/v1'}/waitlist/`
const WORDS = CONSENT_WORDINGS[CONSENT_VERSION]

export type WaitlistFormProps = { item: CatalogueItem }

/** Name and email address of somebody who waits for an item, until the shop has noted them. */
export const WaitlistForm = ({ item }: WaitlistFormProps) => {
  const [joinedAs, setJoinedAs] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const formik = useRef<FormikProps<Joining>>(null)
  const isAwake = useAwake()
  const isStarted = useRef(false)
  const tellStarted = () => {
    if (!isStarted.current) emit({ type: 'form/started', form: 'waitlist' })
    isStarted.current = true
  }
  const words = actionWords(item)
  useLayoutEffect(() => {
    // What was typed, chosen and ticked before this code was here stands in the page alone.
    if (form.current) void formik.current?.setValues(readForm(form.current), false)
  }, [])

  const submit = async (values: Joining, { setErrors }: FormikHelpers<Joining>) => {
    setProblem(undefined)
    try {
      await join(item, values)
      setJoinedAs(values.email.trim())
      const { quantity, marketing } = values
      emit({ type: 'form/submitted', form: 'waitlist', answers: { item: codeOf(item), quantity, marketing } })
    } catch (failure) {
      const error = toShopError(failure)
      emit({ type: 'form/failed', form: 'waitlist', code: error.code })
      if (FIELDS.some((name) => error.fields[name])) setErrors(error.fields)
      else setProblem(error.message)
    }
  }

  if (joinedAs) return <Joined item={item} email={joinedAs} />
  return (
    <Place id={JOIN_ID}>
      <JoinedByAddress item={item} />
      <Formik
        innerRef={formik}
        initialValues={EMPTY}
        validationSchema={joiningSchema}
        // Leaving a field must not wipe what the shop said about another one.
        validateOnBlur={false}
        onSubmit={submit}
      >
        {({ errors, submitCount, isSubmitting }) => (
          <Form ref={form} onChange={tellStarted} method="post" action={ACTION} noValidate={isAwake}>
            <Unseen item={item} />
            <Intro>
              <h2>{words}</h2>
              <p>{leadWords(item)}</p>
            </Intro>
            <ErrorSummary
              errors={
                submitCount > 0
                  ? FIELDS.flatMap((name) => {
                      const message = errors[name]
                      return message ? [{ fieldId: fieldId(name), message }] : []
                    })
                  : []
              }
              submitting={isSubmitting}
            />
            {problem && !isSubmitting ? <AlertNote>{problem}</AlertNote> : null}
            <JoinField name="name" label="Name" autoComplete="name" maxLength={80} required />
            <JoinField
              name="email"
              label="Email address"
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={80}
              required
            />
            {item.stock === 'pre_order_only' && item.maxQuantity > 1 ? (
              <HowMany most={item.maxQuantity} />
            ) : null}
            <Consent>
              <MarketingBox words={WORDS.marketing} />
              <Note>
                {WORDS.purpose(item.name)} <a href="/za/terms/privacy/">How we look after them</a>
              </Note>
            </Consent>
            <Button type="submit" wide loading={isSubmitting}>
              {words}
            </Button>
          </Form>
        )}
      </Formik>
    </Place>
  )
}
