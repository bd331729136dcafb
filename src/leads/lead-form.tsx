import { useFormikContext } from 'formik'
import { memo, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { usePagePath } from '../content'
import { Form } from '../forms'
import { timeNow } from '../platform/clock'
import { showAddress } from '../platform/address'
import { campaignOf } from '../platform/campaign'
import { emit } from '../platform/events'
import { ShopError } from '../platform/http'
import { useAwake } from '../platform/use-in-browser'
import { panelIdOf, queryWithoutAnswer, returnAddress } from './answered'
import { answersOf, textsOfLead } from './answers'
import { actionOf, readCrm, type Crm } from './crm'
import { clearLead, draftOfLead, keepLead } from './draft'
import { EMPTY_LEAD, LEAD_LABELS, linesOf, type FormValues } from './fields'
import { LeadFields } from './lead-fields'
import type { Interest, LeadKind } from '../../shared/leads/options'
import { comeBack, postLead } from './post-lead'
import { openWith } from './read-form'
import { LEAD_SCHEMAS, type Lead } from './schema'
import { Sending } from './sending'
import { Sent } from './sent'
import { fieldsAtSubmit, servedFields } from './unseen'
import { modalOf, placeIdOf, useAnswered } from './use-answered'

const Place = styled.div`
  &:has(> [data-sent]:target) > form {
    display: none;
  }
`

/** Origin of the site: without scripts a form cannot ask where it stands. */
const SITE = process.env.GATSBY_SITE_URL || 'http://localhost:8000'

type Asking = { kind: LeadKind; product?: Interest | undefined }

/**
 * Takes over what was typed, chosen and ticked before this code was here, and what a reload has left. It is judged at once, so
 * that a field that is left empty says so.
 */
const TakeOver = ({ kind, product }: Asking) => {
  const { setValues } = useFormikContext<FormValues>()
  const place = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const form = place.current?.form
    const taken = form && openWith({ form, draft: draftOfLead(), kind, product })
    if (taken) void setValues((before) => ({ ...before, ...taken }), true)
    // Once: `setValues` is another one with every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return <input type="hidden" ref={place} />
}

type UnseenProps = Asking & { crm: Crm | undefined; panelId: string }

/**
 * What is sent besides the answers, as far as the server knows it. Rendered once: some of it is written past React later
 * (post-lead.ts), which would else write its own again.
 */
const Unseen = memo(function Unseen({ kind, product, crm, panelId }: UnseenProps) {
  const absolute = returnAddress({ page: new URL(usePagePath(), SITE).href, panelId })
  // On this site a path leads back, whatever name the site goes by.
  const retURL = crm?.url.startsWith('/') ? absolute.slice(new URL(absolute).origin.length) : absolute
  const fields = { ...servedFields({ kind, crm, retURL }), ...(product && { products: product }) }
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} defaultValue={value} />
  ))
})

/** The fields that are asked for now. */
const Asked = ({ kind, product }: Asking) => {
  const { values } = useFormikContext<FormValues>()
  return <LeadFields lines={linesOf(kind, values, product)} kind={kind} />
}

/** What a product that is asked about from the start leaves to the draft. */
const keepAllButProducts = (values: FormValues): void => {
  const { products, unsure } = draftOfLead()
  keepLead({ ...values, products, unsure })
}

const LAST = { captcha: 'Check that you are a person' }

/** All that a form may ask for, in the order of its summary: what is not asked for has no error. */
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

export type LeadFormProps = Asking & {
  /** Tells it from other forms, the same one in every build: the blok's uid. One that is no blok goes by its kind. */
  name?: string | undefined
  /** Id of the heading that names it. */
  labelledBy?: string | undefined
  /** Words of the button. */
  submitText: string
  /** For those who rather call. */
  phone?: string | undefined
}

/**
 * The lead form of spec 5, for sales and, with the fields of a rental, for renting. The browser posts it to the CRM, which
 * sends it back to this page, where the address says that it was sent (decision 056). Without a CRM, or where its captcha is
 * not to be had, the shop keeps it; where the shop does not, its writer may send it by mail.
 */
export const LeadForm = ({ kind, product, name = kind, labelledBy, submitText, phone }: LeadFormProps) => {
  const [crm] = useState(readCrm)
  const [handedOver, setHandedOver] = useState<Lead>()
  const [isBegun, setBegun] = useState(false)
  const isStarted = useRef(false)
  const place = useRef<HTMLDivElement>(null)
  const id = useId()
  const isAwake = useAwake()
  const [isKept, setKept] = useState(false)
  const isSent = (useAnswered(name) && crm !== undefined) || isKept
  const panelId = panelIdOf(name)

  useEffect(() => {
    if (isSent) clearLead()
  }, [isSent])

  const take = async (lead: Lead, { captcha }: FormValues): Promise<void> => {
    const form = place.current?.querySelector('form')
    const { href: page, search } = window.location
    const campaign = campaignOf(search)
    if (!crm || !form || captcha === 'refused') {
      try {
        // Loaded only now, since a site with a CRM seldom needs it.
        await (await import('./send-to-shop')).sendToShop({ kind, lead, campaign })
      } catch (error) {
        // What the shop objects to stands beside its field, and would be as wrong in a mail.
        const isObjection = error instanceof ShopError && error.code === 'invalid_request'
        if (!isObjection) setHandedOver(lead)
        throw error
      }
      emit({ type: 'form/submitted', form: kind, answers: answersOf(kind, lead) })
      return setKept(true)
    }
    emit({ type: 'form/submitted', form: kind, answers: answersOf(kind, lead) })
    const unseen = fieldsAtSubmit({
      crm,
      campaign,
      retURL: returnAddress({ page, panelId, modal: modalOf(form) }),
      isAnswered: captcha === 'answered',
      now: timeNow(),
    })
    postLead(form, { ...textsOfLead(lead), ...unseen })
    await comeBack()
  }

  const begin = () => setBegun(true)
  const change = () => {
    begin()
    // What was handed over is what was typed then.
    setHandedOver(undefined)
    if (!isStarted.current) emit({ type: 'form/started', form: kind })
    isStarted.current = true
  }
  const askAgain = () => {
    const { pathname, search } = window.location
    flushSync(() => {
      setKept(false)
      showAddress(pathname + queryWithoutAnswer(search), { replaces: true })
    })
    place.current?.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus()
  }
  return (
    <Place ref={place} id={placeIdOf(name)} data-lead="">
      {isSent || (crm && !isAwake) ? (
        <Sent id={panelId} kind={kind} phone={phone} isShown={isSent} onAnother={askAgain} />
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
          schema={LEAD_SCHEMAS[kind]}
          keep={product ? keepAllButProducts : keepLead}
          onSubmit={take}
          onFocus={begin}
          onSubmitCapture={begin}
          onChange={change}
          method="post"
          action={crm && actionOf(crm)}
          noValidate={!crm || isAwake}
          data-form={kind}
          data-awaits-code={crm?.captcha ? '' : undefined}
          aria-labelledby={labelledBy}
          aria-label={labelledBy ? undefined : submitText}
          intro={
            <>
              <TakeOver kind={kind} product={product} />
              <Unseen kind={kind} product={product} crm={crm} panelId={panelId} />
            </>
          }
        >
          <Asked kind={kind} product={product} />
          <Sending
            crm={crm}
            kind={kind}
            submitText={submitText}
            phone={phone}
            handedOver={handedOver}
            isBegun={isBegun}
          />
        </Form>
      )}
    </Place>
  )
}
