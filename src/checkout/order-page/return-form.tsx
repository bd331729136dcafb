import { useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { object, string, type Schema } from 'yup'
import { Form, FormField, FormSelect, optionalLine, SubmitButton } from '../../forms'
import {
  OUTCOME_WORDS,
  REASON_WORDS,
  RETURN_OUTCOMES,
  RETURN_REASONS,
  WHO_PAYS,
  type ReturnOutcome,
  type ReturnReason,
  type ShopCart,
} from '../../../shared/orders'
import { randomId } from '../../platform/random-id'
import { ChoiceField, Note } from '../../ui'
import { failureOn } from '../payment/paying-page'
import { requestReturn } from '../shop'
import { ORDER } from './order-store'

const Whole = styled.div`
  & > form > button {
    justify-self: start;
  }
`
const Counts = styled.div`
  display: grid;
  gap: 20px;
`

type Line = { id: string; name: string; quantity: number }

type Values = {
  /** How many are returned, by the line's id. */
  quantities: Record<string, string>
  reason: ReturnReason | ''
  details: string
  outcome: ReturnOutcome
}

const NONE = '0'

/** A single item is preselected. */
const initialValues = (lines: readonly Line[]): Values => ({
  quantities: Object.fromEntries(
    lines.map(({ id, quantity }) => [id, lines.length === 1 && quantity === 1 ? '1' : NONE]),
  ),
  reason: '',
  details: '',
  outcome: 'refund',
})

const chosen = ({ quantities }: Values) =>
  Object.entries(quantities)
    .map(([id, quantity]) => ({ id, quantity: Number(quantity) }))
    .filter(({ quantity }) => quantity > 0)

const schemaFor = (lines: readonly Line[]) =>
  object({
    quantities: object().test('some', 'Choose what you want to send back', (quantities, { createError }) => {
      const isChosen = Object.values(quantities).some((quantity) => Number(quantity) > 0)
      return isChosen || createError({ path: `quantities.${lines[0]?.id ?? ''}` })
    }),
    reason: string().required('Choose a reason'),
    details: optionalLine('Your description', 500),
    outcome: string(),
  })

const labelsOf = (lines: readonly Line[]) => ({
  ...Object.fromEntries(lines.map(({ id, name }) => [`quantities.${id}`, `${name}: how many come back?`])),
  reason: 'Why?',
  details: 'In your words (optional)',
  outcome: 'What would you like?',
})

/** The same request is always sent with the same key. */
const useRequestKey = () => {
  const last = useRef({ body: '', key: '' })
  return (body: object): string => {
    const text = JSON.stringify(body)
    if (last.current.body !== text) last.current = { body: text, key: randomId() }
    return last.current.key
  }
}

/** One option is always chosen, so no room for an error is needed. */
const Outcome = ({ label }: { label: string }) => {
  const { values, setFieldValue } = useFormikContext<Values>()
  return (
    <ChoiceField
      name="outcome"
      label={label}
      value={values.outcome}
      options={RETURN_OUTCOMES.map((value) => ({ value, label: OUTCOME_WORDS[value] }))}
      onChange={(value) => void setFieldValue('outcome', value)}
      columns
    />
  )
}

const WhoPays = () => {
  const { reason } = useFormikContext<Values>().values
  return (
    <div aria-live="polite">
      {reason ? <Note>{`Who pays the way back: ${WHO_PAYS[reason]}`}</Note> : null}
    </div>
  )
}

/** The form for a return: items, reason and outcome. It says who pays the return delivery before it is sent. */
export const ReturnForm = ({ cart, lines }: { cart: ShopCart; lines: readonly Line[] }) => {
  const keyOf = useRequestKey()
  const counts = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The form replaces the button that opened it.
    counts.current?.querySelector('select')?.focus()
  }, [])

  const submit = async (values: Values) => {
    const { reason, details, outcome } = values
    if (reason === '') return
    const body = { items: chosen(values), reason, details, outcome }
    try {
      const request = await requestReturn(cart.id, body, keyOf(body))
      ORDER.show({ ...cart, returns: [...cart.returns, request] })
    } catch (failure) {
      throw failureOn(ORDER, failure)
    }
  }
  const labels = labelsOf(lines)
  return (
    <Whole>
      <Form
        of="return"
        labels={labels}
        initialValues={initialValues(lines)}
        schema={schemaFor(lines) as Schema<Values>}
        onSubmit={submit}
      >
        <Counts ref={counts}>
          {lines.map(({ id, name, quantity }) => (
            <FormSelect
              key={id}
              name={`quantities.${id}`}
              label={`${name}: how many come back?`}
              options={[
                { value: NONE, label: 'None' },
                ...Array.from({ length: quantity }, (_, index) => `${index + 1}`),
              ]}
            />
          ))}
        </Counts>
        <FormSelect
          name="reason"
          label={labels.reason}
          placeholder="Choose a reason"
          options={RETURN_REASONS.map((value) => ({ value, label: REASON_WORDS[value] }))}
          required
        />
        <FormField name="details" label={labels.details} maxLength={2000} />
        <Outcome label={labels.outcome} />
        <WhoPays />
        <SubmitButton>Send the request</SubmitButton>
      </Form>
    </Whole>
  )
}
