import { type ReactNode, useId } from 'react'
import {
  type Interest,
  INTERESTS_QUESTION,
  type LeadValues,
  INTERESTS,
  type LeadKind,
} from '../../shared/leads/fields'
import { useField } from 'formik'
import styled from 'styled-components'
import { useFieldId } from '../forms'
import { chosen, ink, motion, radius, type } from '../theme'
import { Icon } from '../ui'

const phoneShape = <rect x="7" y="3" width="10" height="18" rx="2.4" />

/** Drawn like the site's icons: on a 24 px grid, with round strokes. */
const SHAPES: Readonly<Record<Interest, ReactNode>> = {
  Khumo: (
    <>
      {phoneShape}
      <path d="M10.4 10.5a2.6 2.6 0 0 1 0 3M13 8.5a5.5 5.5 0 0 1 0 7" />
    </>
  ),
  'Khumo Print': (
    <>
      <path d="M9 8V2.5l1.5 1 1.5-1 1.5 1 1.5-1V8" />
      <rect x="6.5" y="8" width="11" height="13.5" rx="2.4" />
      <path d="m10 14.5 1.5 1.5 2.8-3" />
    </>
  ),
  'Neo Touch': (
    <>
      {phoneShape}
      <path d="M10 6.5h4M10 12h.01M14 12h.01M10 15h.01M14 15h.01M10 18h.01M14 18h.01" />
    </>
  ),
  Gateway: (
    <>
      <rect x="3" y="4" width="18" height="16" rx="2.4" />
      <path d="M3 9h18M6.5 6.5h.01M9.5 6.5h.01M7 14.5h4" />
    </>
  ),
  Link: (
    <path d="M10.5 13.5a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M13.5 10.5a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1" />
  ),
  Invoices: <path d="M6 3h8l4.5 4.5V21H6V3Zm8 0v4.5h4.5M9.5 12.5H15M9.5 16.5H13" />,
  'Point of sale': (
    <>
      <rect x="3" y="4" width="18" height="12" rx="2.4" />
      <path d="M8 21h8M12 16v5M7 8h4M7 11.5h2M15 8h2v3.5h-2z" />
    </>
  ),
  'Xero integration': (
    <path d="M4 10.5A8.2 8.2 0 0 1 19.5 9M20 13.5A8.2 8.2 0 0 1 4.5 15M19.8 4v5h-5M4.2 20v-5h5" />
  ),
}

/** The icon of a product, whose name stands beside it. */
const InterestIcon = ({ of }: { of: Interest }) => (
  <svg
    width="28"
    height="28"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {SHAPES[of]}
  </svg>
)

const Group = styled.fieldset`
  display: grid;
  gap: 4px;
  min-width: 0;

  > legend {
    ${type.label}
    padding: 0;
  }
  > [data-hint] {
    ${type.note}
    color: var(--quiet);
  }
`
/** Two in a row, or three where that fills all rows. A last one alone takes a whole row. */
const Boxes = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 8px;
  margin-top: 8px;

  > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
  @container (max-width: 299px) {
    grid-template-columns: minmax(0, 1fr);
  }
  @container (min-width: 540px) {
    &:has(> :nth-child(3n):last-child) {
      grid-template-columns: repeat(3, minmax(0, 1fr));

      > :last-child {
        grid-column: auto;
      }
    }
  }
`
const Box = styled.label`
  ${type.label}
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 60px;
  padding: 10px 12px;
  border: 2px solid ${ink(45)};
  border-radius: ${radius.control};
  background: var(--raised);
  cursor: pointer;
  transition: border-color ${motion.quick};
  scroll-margin-block: 104px 120px;

  > span {
    flex: 1;
    min-width: 0;
  }
  > svg {
    flex: none;
    color: var(--quiet);
  }
  > input {
    flex: none;
    width: 22px;
    height: 22px;
    margin: 0;
    accent-color: var(--accent);
  }
  &:hover {
    border-color: var(--ink);
  }
  &:has(input:checked) {
    border-color: var(--accent);
    background: ${chosen};
  }
  &:has(input:checked) > svg {
    color: var(--accent);
  }
  &:has(input:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  [data-invalid] & {
    border-color: var(--danger);
  }
`
/** Reserves the room for one line. */
const Problem = styled.p`
  ${type.note}
  display: flex;
  gap: 6px;
  min-height: 1.3125rem;
  margin-bottom: var(--message-in-gap, 0);
  color: var(--danger);
  font-weight: 600;
`

/** The products of interest: any number of them, or "Not sure yet". */
export const Interests = ({ kind }: { kind: LeadKind }) => {
  const [{ value: products }, { error, touched }, { setValue, setTouched }] =
    useField<LeadValues['products']>('products')
  const [unsure] = useField<boolean>('unsure')
  const firstId = useFieldId('products')
  const ownId = useId()
  const shown = touched ? error : undefined
  const errorProps = { 'aria-invalid': shown ? true : undefined, onBlur: () => void setTouched(true, false) }

  const tick = (interest: Interest, isTicked: boolean) => {
    const others = products.filter((one) => one !== interest)
    void setValue(isTicked ? [...others, interest] : others)
  }
  return (
    <Group aria-describedby={`${ownId}-hint ${ownId}-error`} data-invalid={shown ? '' : undefined}>
      <legend>
        <span>{INTERESTS_QUESTION[kind]}</span>
        <span aria-hidden="true"> *</span>
      </legend>
      <p data-hint="" id={`${ownId}-hint`}>
        Select at least 1 option below
      </p>
      <Boxes>
        {INTERESTS[kind].map((interest, at) => (
          <Box key={interest}>
            <input
              {...errorProps}
              type="checkbox"
              id={at === 0 ? firstId : undefined}
              name="products"
              value={interest}
              checked={products.includes(interest)}
              onChange={({ target }) => tick(interest, target.checked)}
            />
            <span>{interest}</span>
            <InterestIcon of={interest} />
          </Box>
        ))}
        <Box>
          <input
            {...errorProps}
            type="checkbox"
            name="unsure"
            value="true"
            checked={unsure.value}
            onChange={unsure.onChange}
          />
          <span>Not sure yet</span>
        </Box>
      </Boxes>
      <Problem id={`${ownId}-error`}>
        {shown ? (
          <>
            <Icon name="warning" size={18} />
            <span>{shown}</span>
          </>
        ) : null}
      </Problem>
    </Group>
  )
}
