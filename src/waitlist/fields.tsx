import { useField } from 'formik'
import styled from 'styled-components'
import { FormSelect } from '../forms'
import { type } from '../theme'
import { LABELS } from './schema'

/** How many are pre-ordered: a list, since without script it works all the same. */
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

/** Consent to news by mail: opt-in, and apart from everything else (POPIA s69). */
export const MarketingBox = ({ words }: { words: string }) => {
  const [{ name, onChange, onBlur, value: checked }] = useField<boolean>('marketing')
  return (
    <Choice>
      <input type="checkbox" value="email" {...{ name, onChange, onBlur, checked }} />
      <span>{words}</span>
    </Choice>
  )
}
