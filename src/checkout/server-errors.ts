import type { ShopError } from '../platform/http'
import { ADDRESS_LABELS } from './address'
import { CONTACT_LABELS } from './contact-info'
import type { CheckoutStep } from './flow'

/** The fields of the cart that a step edits, with their labels. */
const OWNERS: readonly { prefix: string; step: CheckoutStep; labels: Readonly<Record<string, string>> }[] = [
  { prefix: 'contact_info.', step: 'contact', labels: CONTACT_LABELS },
  { prefix: 'address.', step: 'shipping', labels: ADDRESS_LABELS },
]

type FieldErrors = Partial<Record<CheckoutStep, Record<string, string>>>

/** The API's own sentence, or the label before a phrase such as `must not be empty`. */
const sentence = (label: string, message: string): string =>
  /^[a-z]/.test(message) ? `${label.replace(' (optional)', '')} ${message}` : message

/** What the shop refused, by the step and field a shopper can correct; fields no step knows are left out. */
export const fieldErrors = ({ fields }: ShopError): FieldErrors => {
  const byStep: FieldErrors = {}
  for (const [path, message] of Object.entries(fields)) {
    const owner = OWNERS.find(({ prefix }) => path.startsWith(prefix))
    const field = path.slice(owner?.prefix.length ?? 0)
    const label = owner?.labels[field]
    if (!owner || !label) continue
    byStep[owner.step] = { ...byStep[owner.step], [field]: sentence(label, message) }
  }
  return byStep
}
