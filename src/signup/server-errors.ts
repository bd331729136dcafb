import type { ShopError } from '../platform/http'
import { LABELS } from './fields'
import { formSteps, STEP_FIELDS, type FormStep } from './flow'

/** The API's own sentence, or the label before a phrase such as `is required`. */
const sentence = (field: keyof typeof LABELS, message: string): string =>
  /^[a-z]/.test(message) ? `${LABELS[field]} ${message}` : message

/** What the shop refused that a merchant can correct: the first step with such fields, and all of them by name. */
export const refusedFields = ({
  fields,
}: ShopError): { step: FormStep; messages: Record<string, string> } | undefined => {
  const steps = formSteps(false)
  const known = steps.flatMap((step) => STEP_FIELDS[step]).filter((field) => fields[field])
  const step = steps.find((candidate) => STEP_FIELDS[candidate].some((field) => fields[field]))
  const messages = known.map((field) => [field, sentence(field, fields[field] ?? '')])
  return step && { step, messages: Object.fromEntries(messages) as Record<string, string> }
}
