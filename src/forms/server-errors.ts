import type { ShopError } from '../platform/http'

/** The fields of a form in its order: each name with its label. */
export type Labels = Readonly<Record<string, string>>

/** The API's own sentence, or the label before a phrase such as `must not be empty`. */
const sentence = (label: string, message: string): string =>
  /^[a-z]/.test(message) ? `${label.replace(' (optional)', '')} ${message}` : message

/**
 * What the shop refused that these fields can correct, as sentences by name; undefined where it is none of them.
 * @param prefix of their names in the API, such as `address.`
 */
export const serverErrors = (
  { fields }: ShopError,
  labels: Labels,
  prefix = '',
): Record<string, string> | undefined => {
  const refused = Object.entries(labels).filter(([name]) => fields[prefix + name])
  const sentences = refused.map(([name, label]) => [name, sentence(label, fields[prefix + name] ?? '')])
  return refused.length > 0 ? (Object.fromEntries(sentences) as Record<string, string>) : undefined
}
