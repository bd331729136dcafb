import { useFormikContext } from 'formik'
import { Fragment, type ReactNode } from 'react'
import styled from 'styled-components'
import { FormChoice, FormEmail, FormField, FormPhone, FormSelect } from '../forms'
import { timeNow } from '../platform/clock'
import { fieldGap } from '../ui'
import { MOST_CHARACTERS, PHONE_PATTERN } from '../../shared/contact-details'
import { southAfricanDay } from '../../shared/sast-date'
import { useInBrowser } from '../platform/use-in-browser'
import {
  INTENTIONS,
  LEAD_LABELS,
  MONTHS,
  MOST_MACHINES,
  RENTAL_TERMS,
  TURNOVERS,
  type FieldLine,
  type LeadField,
  type LeadKind,
  type LeadValues,
} from '../../shared/leads/fields'
import { Interests } from './interests'

/** The properties of every field. All are required. */
const plain = (name: LeadField) => ({ name, label: LEAD_LABELS[name], required: true })

/** The day in South Africa by the shop's clock. */
export const today = () => southAfricanDay(timeNow())

const StartDate = () => {
  const min = useInBrowser(today, undefined)
  return <FormField {...plain('start_date')} type="date" min={min} />
}

const EndDate = () => {
  const { values } = useFormikContext<LeadValues>()
  const min = useInBrowser(today, undefined)
  return <FormField {...plain('end_date')} type="date" min={values.start_date || min} />
}

/**
 * The longest text that the CRM takes, for a form that is sent without scripts: with a pattern the browser objects to a longer text,
 * with `maxLength` it would cut what is pasted.
 */
const atMost = (field: 'first_name' | 'last_name' | 'email') => ({
  pattern: `.{0,${MOST_CHARACTERS[field]}}`,
})

/** The control of each field. */
const CONTROLS: Readonly<Record<LeadField, (kind: LeadKind) => ReactNode>> = {
  first_name: () => (
    <FormField {...plain('first_name')} {...atMost('first_name')} autoComplete="given-name" />
  ),
  last_name: () => <FormField {...plain('last_name')} {...atMost('last_name')} autoComplete="family-name" />,
  email: () => <FormEmail {...plain('email')} {...atMost('email')} />,
  phone: () => (
    <FormPhone {...plain('phone')} pattern={PHONE_PATTERN} hint="A South African number. We call it." />
  ),
  turnover: () => (
    <FormSelect
      {...plain('turnover')}
      options={TURNOVERS}
      placeholder="Choose an amount"
      autoComplete="off"
    />
  ),
  intention: () => (
    <FormSelect {...plain('intention')} options={INTENTIONS} placeholder="Choose one" autoComplete="off" />
  ),
  products: (kind) => <Interests kind={kind} />,
  machines: () => (
    <FormField
      {...plain('machines')}
      kind="count"
      inputMode="numeric"
      autoComplete="off"
      hint={`1 to ${MOST_MACHINES}`}
    />
  ),
  rental_term: () => <FormChoice {...plain('rental_term')} options={RENTAL_TERMS} columns />,
  start_date: () => <StartDate />,
  end_date: () => <EndDate />,
  months: () => <FormSelect {...plain('months')} options={MONTHS} placeholder="Choose" autoComplete="off" />,
}

const Lines = styled.div`
  container-type: inline-size;
  display: grid;
  gap: ${fieldGap};
`
const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${fieldGap} 16px;

  /* A date field would otherwise be wider than its column. */
  > * {
    grid-template-columns: minmax(0, 1fr);
    min-width: 0;
  }
  @container (min-width: 460px) {
    &[data-fields='2'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    &[data-fields='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`

/** The lines of a lead form. */
export const LeadFields = ({ lines, kind }: { lines: readonly FieldLine[]; kind: LeadKind }) => (
  <Lines>
    {lines.map((line) => (
      <Line key={line[0]} data-fields={line.length}>
        {line.map((field) => (
          <Fragment key={field}>{CONTROLS[field](kind)}</Fragment>
        ))}
      </Line>
    ))}
  </Lines>
)
