import { useFormikContext } from 'formik'
import { memo, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { usePagePath } from '../content'
import { Form } from '../forms'
import { textsOf } from '../forms/draft'
import { timeNow } from '../platform/clock'
import { showAddress } from '../platform/address'
import { campaignOf } from '../platform/campaign'
import { emit } from '../platform/events'
import { ShopError } from '../platform/http'
import { useHydrated } from '../platform/use-in-browser'
import { answersOf, clearLead, readLead, startingValues, storeLead } from './answers'
import { captchaRule, type CaptchaState } from './captcha'
import { actionOf, fieldsAtSubmit, postLead, readCrm, returnToPage, servedFields, type Crm } from './crm'
import { LeadFields, today } from './lead-fields'
import { Sending } from './sending'
import { Sent } from './sent'
import { modalOf, panelIdOf, placeIdOf, queryWithoutSent, returnAddress, useSent } from './sent-address'
import {
  EMPTY_LEAD,
  EMPTY_TEXTS,
  LEAD_LABELS,
  linesOf,
  type Interest,
  type LeadKind,
  type LeadValues,
} from '../../shared/leads/fields'
import { leadRules, type Lead } from '../../shared/leads/rules'
import { siteUrl } from '../platform/build-settings'

const Place = styled.div`
  &:has(> [data-sent]:target) > form {
    display: none;
  }
`

const RULES = leadRules(today)
const SCHEMAS = {
  sales: RULES.sales.shape({ captcha: captchaRule }),
  rental: RULES.rental.shape({ captcha: captchaRule }),
}

/** The state of the captcha is not part of the draft. */
type FormValues = LeadValues & { captcha: CaptchaState }

type Preset = { kind: LeadKind; product?: Interest | undefined }

/**
 * Fills the form with the draft and with what was typed before this code was loaded. The values are validated at once, so that a
 * field that was left empty says so.
 */
const StartingValues = ({ kind, product }: Preset) => {
  const { setValues } = useFormikContext<FormValues>()
  const place = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const form = place.current?.form
    const starting = form && startingValues(form, kind, product)
    if (starting) void setValues((before) => ({ ...before, ...starting }), true)
    // Runs once, because `setValues` changes with every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return <input type="hidden" ref={place} />
}

type HiddenFieldsProps = Preset & { crm: Crm | undefined; panelId: string }

/**
 * The hidden fields as far as the server knows them. They are rendered once: `writeFields` changes some later without React, which
 * would otherwise write its own values again.
 */
const HiddenFields = memo(function HiddenFields({ kind, product, crm, panelId }: HiddenFieldsProps) {
  const absolute = returnAddress({ page: new URL(usePagePath(), siteUrl()).href, panelId })
  // A CRM on this site takes a path, which is right whatever the host is called.
  const retURL = crm?.url.startsWith('/') ? absolute.slice(new URL(absolute).origin.length) : absolute
  const fields = { ...servedFields(kind, crm, retURL), ...(product && { products: product }) }
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} defaultValue={value} />
  ))
})

/** The fields that the form shows now: the rental term decides about some. */
const CurrentFields = ({ kind, product }: Preset) => {
  const { values } = useFormikContext<FormValues>()
  return <LeadFields lines={linesOf(kind, values, product)} kind={kind} />
}

/** A preset product does not change the products of the draft. */
const storeAllButProducts = (values: FormValues): void => {
  const { products, unsure } = readLead()
  storeLead({ ...values, products, unsure })
}

const LAST = { captcha: 'Check that you are a person' }

/** All fields that a form may show, in the order of its error summary. A field that is not shown has no error. */
const LABELS: Readonly<Record<LeadKind, Readonly<Record<string, string>>>> = {
  sales: {
    ...Object.fromEntries(
      linesOf('sales', EMPTY_LEAD)
        .flat()
        .map((field) => [field, LEAD_LABELS[field]]),
    ),
    ...LAST,
  },
  rental: { ...LEAD_LABELS, ...LAST },
}

export type LeadFormProps = Preset & {
  /** Identifies the form, the same in every build: the uid of its blok. A form without a blok is identified by its kind. */
  name?: string | undefined
  /** Id of the heading that names the form. */
  labelledBy?: string | undefined
  /** Label of the button. */
  submitText: string
  /** For visitors who would rather call. */
  phone?: string | undefined
}

/**
 * The lead form of spec 5, for sales and, with the fields of a rental, for renting. The browser posts it to the CRM, which redirects
 * to this page; the address then says that it was sent (decision 056). Without a CRM or its captcha the shop stores the lead. If the
 * shop fails too, the visitor may send it by email.
 */
export const LeadForm = ({ kind, product, name = kind, labelledBy, submitText, phone }: LeadFormProps) => {
  const [crm] = useState(readCrm)
  const [notSent, setNotSent] = useState<Lead>()
  const [hasBegun, setHasBegun] = useState(false)
  const isStarted = useRef(false)
  const place = useRef<HTMLDivElement>(null)
  const id = useId()
  const isHydrated = useHydrated()
  const [isStored, setStored] = useState(false)
  const isSent = (useSent(name) && crm !== undefined) || isStored
  const panelId = panelIdOf(name)

  useEffect(() => {
    if (isSent) clearLead()
  }, [isSent])

  const send = async (lead: Lead, { captcha }: FormValues): Promise<void> => {
    const form = place.current?.querySelector('form')
    const { href: page, search } = window.location
    const campaign = campaignOf(search)
    if (!crm || !form || captcha === 'refused') {
      try {
        // Loaded only now, since a site with a CRM seldom needs it.
        await (await import('./send-to-shop')).sendToShop(kind, lead, campaign)
      } catch (error) {
        // The form shows an objection beside its field. An email would repeat the wrong answer.
        const isObjection = error instanceof ShopError && error.code === 'invalid_request'
        if (!isObjection) setNotSent(lead)
        throw error
      }
      emit({ type: 'form/submitted', form: kind, answers: answersOf(kind, lead) })
      return setStored(true)
    }
    emit({ type: 'form/submitted', form: kind, answers: answersOf(kind, lead) })
    const hidden = fieldsAtSubmit({
      crm,
      campaign,
      retURL: returnAddress({ page, panelId, modal: modalOf(form) }),
      isAnswered: captcha === 'answered',
      now: timeNow(),
    })
    postLead(form, { ...textsOf(EMPTY_TEXTS, lead), ...hidden })
    await returnToPage()
  }

  const begin = () => setHasBegun(true)
  const change = () => {
    begin()
    // The prepared email has the answers from before this change.
    setNotSent(undefined)
    if (!isStarted.current) emit({ type: 'form/started', form: kind })
    isStarted.current = true
  }
  const showFormAgain = () => {
    const { pathname, search } = window.location
    flushSync(() => {
      setStored(false)
      showAddress(pathname + queryWithoutSent(search), { replaces: true })
    })
    place.current?.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus()
  }
  return (
    <Place ref={place} id={placeIdOf(name)} data-lead="">
      {isSent || (crm && !isHydrated) ? (
        <Sent id={panelId} kind={kind} phone={phone} isShown={isSent} onAnother={showFormAgain} />
      ) : null}
      {isSent ? null : (
        <Form<FormValues, Lead>
          of={id}
          labels={LABELS[kind]}
          initialValues={{
            ...EMPTY_LEAD,
            captcha: crm?.captcha ? 'waiting' : 'none',
            products: product ? [product] : [],
          }}
          schema={SCHEMAS[kind]}
          store={product ? storeAllButProducts : storeLead}
          onSubmit={send}
          onFocus={begin}
          onSubmitCapture={begin}
          onChange={change}
          method="post"
          action={crm && actionOf(crm)}
          noValidate={!crm || isHydrated}
          data-form={kind}
          data-awaits-code={crm?.captcha ? '' : undefined}
          aria-labelledby={labelledBy}
          aria-label={labelledBy ? undefined : submitText}
          intro={
            <>
              <StartingValues kind={kind} product={product} />
              <HiddenFields kind={kind} product={product} crm={crm} panelId={panelId} />
            </>
          }
        >
          <CurrentFields kind={kind} product={product} />
          <Sending
            crm={crm}
            kind={kind}
            submitText={submitText}
            phone={phone}
            notSent={notSent}
            hasBegun={hasBegun}
          />
        </Form>
      )}
    </Place>
  )
}
