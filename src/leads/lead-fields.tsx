import { useFormikContext } from 'formik'
import { Fragment, type ReactNode } from 'react'
import styled from 'styled-components'
import { FormChoice, FormEmail, FormField, FormPhone, FormSelect } from '../forms'
import { timeNow } from '../platform/clock'
import { PHONE_PATTERN } from '../../shared/phone'
import { southAfricanDay } from '../../shared/sast-date'
import { useInBrowser } from '../platform/use-in-browser'
import { LEAD_LABELS, type FieldLine, type LeadField, type LeadValues } from './fields'
import { Interests } from './interests'
import {
  INTENTIONS,
  MONTHS,
  MOST_MACHINES,
  RENTAL_TERMS,
  TURNOVERS,
  type LeadKind,
} from '../../shared/leads/options'

/** What every field has: its name, its words, and that it has to be filled in. */
const plain = (name: LeadField) => ({ name, label: LEAD_LABELS[name], required: true })

const today = () => southAfricanDay(timeNow())

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
 * Lengths for a browser that sends the form without scripts, to a CRM which refuses more: it says so, and cuts nothing off what is
 * pasted, as `maxLength` would.
 */
const atMost = (characters: number) => ({ pattern: `.{0,${characters}}` })

/** The control of each field. */
const CONTROLS: Readonly<Record<LeadField, (kind: LeadKind) => ReactNode>> = {
  first_name: () => <FormField {...plain('first_name')} {...atMost(40)} autoComplete="given-name" />,
  last_name: () => <FormField {...plain('last_name')} {...atMost(80)} autoComplete="family-name" />,
  email: () => <FormEmail {...plain('email')} {...atMost(80)} />,
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
  gap: 20px;
`
const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px 16px;

  /* A date field would rather be wider than its place. */
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

/** Lines of a lead form, whose fields stand beside each other where there is room. */
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
