import { useField } from 'formik'
import { useId } from 'react'
import styled from 'styled-components'
import { useFieldId } from '../forms'
import { chosen, ink, motion, radius, type } from '../theme'
import { Icon } from '../ui'
import { INTERESTS_QUESTION, type LeadValues } from './fields'
import { InterestIcon } from './interest-icons'
import { INTERESTS, type Interest, type LeadKind } from '../../shared/leads/options'

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
/** Two in a row, three where they come out even; an odd one has a row of its own. */
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
/** A line is free from the start. */
const Problem = styled.p`
  ${type.note}
  display: flex;
  gap: 6px;
  min-height: 1.3125rem;
  margin-bottom: var(--message-in-gap, 0);
  color: var(--danger);
  font-weight: 600;
`

/** What is asked about: as many as one likes, or that one is not sure yet. */
export const Interests = ({ kind }: { kind: LeadKind }) => {
  const [{ value: products }, { error, touched }, { setValue, setTouched }] =
    useField<LeadValues['products']>('products')
  const [unsure] = useField<boolean>('unsure')
  const firstId = useFieldId('products')
  const ownId = useId()
  const shown = touched ? error : undefined
  const said = { 'aria-invalid': shown ? true : undefined, onBlur: () => void setTouched(true, false) }

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
              {...said}
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
            {...said}
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
