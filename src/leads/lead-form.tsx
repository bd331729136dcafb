import { useFormikContext } from 'formik'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { Form, SubmitButton } from '../forms'
import { emit } from '../platform/events'
import { useInBrowser } from '../platform/use-in-browser'
import { Note } from '../ui'
import { draftOfLead, keepLead } from './draft'
import { EMPTY_LEAD, LEAD_LABELS, linesOf, type LeadValues } from './fields'
import { HandedOver } from './handed-over'
import { LeadFields } from './lead-fields'
import type { Interest, LeadKind } from './options'
import { openWith } from './read-form'
import { LEAD_SCHEMAS, type Lead } from './schema'
import { campaignOf, FIXED_FIELDS } from './unseen'

/** Without script there is nothing that could send it; the number beside the form is there. */
const Sending = styled.div`
  display: grid;
  gap: 12px;

  @media (scripting: none) {
    > button {
      display: none;
    }
  }
`
const NoScript = styled(Note)`
  display: none;
  font-weight: 600;

  @media (scripting: none) {
    display: block;
  }
`

type Asking = { kind: LeadKind; product?: Interest | undefined }

/**
 * Takes over what was typed, chosen and ticked before this code was here, and what a reload has left. It is judged at once, so
 * that a field that is left empty says so.
 */
const TakeOver = ({ kind, product }: Asking) => {
  const { setValues } = useFormikContext<LeadValues>()
  const place = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const form = place.current?.form
    if (form) void setValues(openWith({ form, draft: draftOfLead(), kind, product }), true)
    // Once: `setValues` is another one with every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return <input type="hidden" ref={place} />
}

const query = () => window.location.search

/** What is sent besides the answers. */
const Unseen = ({ product }: Pick<Asking, 'product'>) => {
  const campaign = campaignOf(useInBrowser(query, ''))
  const fields = [...Object.entries(FIXED_FIELDS), ...campaign, ...(product ? [['products', product]] : [])]
  return fields.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

/** The fields that are asked for now. */
const Asked = ({ kind, product }: Asking) => {
  const { values } = useFormikContext<LeadValues>()
  return <LeadFields lines={linesOf(kind, values, product)} kind={kind} />
}

/** What a product that is asked about from the start leaves to the draft. */
const keepAllButProducts = (values: LeadValues): void => {
  const { products, unsure } = draftOfLead()
  keepLead({ ...values, products, unsure })
}

/** All that a form may ask for, in the order of its summary: what is not asked for has no error. */
const LABELS: Readonly<Record<LeadKind, Readonly<Record<string, string>>>> = {
  sales: Object.fromEntries(
    linesOf('sales', EMPTY_LEAD)
      .flat()
      .map((field) => [field, LEAD_LABELS[field]]),
  ),
  rental: LEAD_LABELS,
}

export type LeadFormProps = Asking & {
  /** Id of the heading that names it. */
  labelledBy?: string | undefined
  /** Words of the button. */
  submitText: string
  /** For those who rather call. */
  phone?: string | undefined
}

/**
 * The lead form of spec 5, for sales and, with the fields of a rental, for renting. `take` is the one place where a valid lead
 * goes: nothing here can send one yet, so its writer does, by mail. Whoever sends it to the CRM instead tells
 * `form/submitted` there.
 */
export const LeadForm = ({ kind, product, labelledBy, submitText, phone }: LeadFormProps) => {
  const [lead, setLead] = useState<Lead>()
  const isStarted = useRef(false)

  const take = async (valid: Lead): Promise<void> => setLead(valid)

  const change = () => {
    // What was handed over is what was typed then.
    setLead(undefined)
    if (!isStarted.current) emit({ type: 'form/started', form: kind })
    isStarted.current = true
  }
  return (
    <Form<LeadValues, Lead>
      of={useId()}
      labels={LABELS[kind]}
      initialValues={product ? { ...EMPTY_LEAD, products: [product] } : EMPTY_LEAD}
      schema={LEAD_SCHEMAS[kind]}
      keep={product ? keepAllButProducts : keepLead}
      onSubmit={take}
      onChange={change}
      method="post"
      data-form={kind}
      aria-labelledby={labelledBy}
      aria-label={labelledBy ? undefined : submitText}
      intro={
        <>
          <TakeOver kind={kind} product={product} />
          <Unseen product={product} />
        </>
      }
    >
      <Asked kind={kind} product={product} />
      <Sending>
        <NoScript>This form needs JavaScript. Switch it on, or call us.</NoScript>
        {lead ? (
          <HandedOver kind={kind} lead={lead} phone={phone} />
        ) : (
          <SubmitButton wide>{submitText}</SubmitButton>
        )}
        <Note>
          We use what you write to answer you, and for nothing else.{' '}
          <a href="/za/terms/privacy/">How we look after it</a>
        </Note>
      </Sending>
    </Form>
  )
}
