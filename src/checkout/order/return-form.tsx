import { Form, Formik, type FormikErrors } from 'formik'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import {
  OUTCOME_WORDS,
  REASON_WORDS,
  RETURN_OUTCOMES,
  RETURN_REASONS,
  WHO_PAYS,
  type ReturnOutcome,
  type ReturnReason,
} from '../../orders'
import { randomId } from '../../platform/random-id'
import { Button, ChoiceField, ErrorSummary, Note, roomForMessages } from '../../ui'
import type { RemoteCart } from '../order-facts'
import { fieldId, FormField, FormSelect } from '../parts/form-field'
import { Notice } from '../parts/notice'
import { failureOn } from '../paying-page'
import { requestReturn } from '../shop'
import { ORDER } from './order-store'

const Fields = styled(Form)`
  ${roomForMessages}
  display: grid;
  gap: 20px;

  & > button {
    justify-self: start;
  }
`

const Counts = styled.div`
  display: grid;
  gap: 20px;
`

type Line = { id: string; name: string; quantity: number }

type Values = {
  /** How many come back, by the line's id. */
  quantities: Record<string, string>
  reason: ReturnReason | ''
  details: string
  outcome: ReturnOutcome
}

const NONE = '0'

/** One thing alone is what comes back. */
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

const validate = (lines: readonly Line[]) => (values: Values) => {
  const errors: FormikErrors<Values> = {}
  const first = lines[0]?.id ?? ''
  if (chosen(values).length === 0) errors.quantities = { [first]: 'Choose what you want to send back' }
  if (values.reason === '') errors.reason = 'Choose a reason'
  return errors
}

const listErrors = (lines: readonly Line[], { quantities, reason }: FormikErrors<Values>) => [
  ...lines.flatMap(({ id }) => {
    const message = quantities?.[id]
    return message ? [{ fieldId: fieldId(`quantities.${id}`), message }] : []
  }),
  ...(reason ? [{ fieldId: fieldId('reason'), message: reason }] : []),
]

/** The same request is sent under the same key, however often it is pressed; another one under another. */
const useRequestKey = () => {
  const last = useRef({ body: '', key: '' })
  return (body: object): string => {
    const text = JSON.stringify(body)
    if (last.current.body !== text) last.current = { body: text, key: randomId() }
    return last.current.key
  }
}

/** What comes back, why, and what for. Says who pays the way back before anything is sent. */
export const ReturnForm = ({ cart, lines }: { cart: RemoteCart; lines: readonly Line[] }) => {
  const [problem, setProblem] = useState<string>()
  const keyOf = useRequestKey()
  const counts = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // It stands in the place of the button that opened it.
    counts.current?.querySelector('select')?.focus()
  }, [])

  const submit = async (values: Values) => {
    const { reason, details, outcome } = values
    if (reason === '') return
    setProblem(undefined)
    const wish = { items: chosen(values), reason, details, outcome }
    try {
      const request = await requestReturn(cart.id, wish, keyOf(wish))
      ORDER.keep({ ...cart, returns: [...cart.returns, request] })
    } catch (failure) {
      setProblem(failureOn(ORDER, failure).message)
    }
  }
  return (
    <Formik
      initialValues={initialValues(lines)}
      validate={validate(lines)}
      validateOnBlur={false}
      onSubmit={submit}
    >
      {({ values, errors, submitCount, isSubmitting, setFieldValue }) => (
        <Fields noValidate>
          <ErrorSummary errors={submitCount > 0 ? listErrors(lines, errors) : []} submitting={isSubmitting} />
          {problem ? <Notice tone="danger">{problem} What you typed is kept.</Notice> : null}
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
            label="Why?"
            placeholder="Choose a reason"
            options={RETURN_REASONS.map((value) => ({ value, label: REASON_WORDS[value] }))}
            required
          />
          <FormField name="details" label="In your words (optional)" maxLength={500} />
          <ChoiceField
            name="outcome"
            label="What would you like?"
            value={values.outcome}
            options={RETURN_OUTCOMES.map((value) => ({ value, label: OUTCOME_WORDS[value] }))}
            onChange={(value) => void setFieldValue('outcome', value)}
            columns
          />
          <div aria-live="polite">
            {values.reason ? <Note>Who pays the way back: {WHO_PAYS[values.reason]}</Note> : null}
          </div>
          <Button type="submit" loading={isSubmitting}>
            Send the request
          </Button>
        </Fields>
      )}
    </Formik>
  )
}
