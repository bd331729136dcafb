import { SELLER } from '../domain/seller'
import type { Letter, Part, Row } from './letter'

/** A letter as plain text, as complete as the HTML. Lines are not wrapped, because mail programs wrap them. */
export const renderText = ({ title, lead, parts }: Letter): string =>
  [title, ...lead, ...parts.map(partText), SIGNATURE].map((block) => block.trim()).join('\n\n') + '\n'

function partText(part: Part): string {
  switch (part.kind) {
    case 'transfer':
      return headed(
        part.title,
        part.lead,
        '',
        `Reference: ${part.reference}`,
        ...part.rows.map(row),
        '',
        part.note,
      )
    case 'steps':
      return headed(part.title, ...numbered(part.steps))
    case 'button':
      return `${part.label}: ${part.href}`
    case 'lines':
      return headed(
        part.title,
        ...part.lines.map(({ name, count, amount }) => `${name}, ${count}: ${amount}`),
        '',
        ...[...part.totals, part.total, part.below].map(row),
      )
    case 'rows':
      return headed(part.title, ...part.rows.map(row), ...(part.note ? ['', part.note] : []))
    case 'paragraph':
      return headed(part.title, part.text, ...(part.link ? [`${part.link.label}: ${part.link.href}`] : []))
  }
}

const headed = (title: string, ...lines: string[]): string => [title.toUpperCase(), ...lines].join('\n')

/** Unless there is only one. */
const numbered = (steps: readonly string[]): string[] =>
  steps.length === 1 ? [...steps] : steps.map((step, index) => `${index + 1}. ${step}`)

const row = ([label, value]: Row): string => `${label}: ${value}`

const SIGNATURE = [
  `Need a hand? Call ${SELLER.phone}, ${SELLER.hours}, or reply to this email.`,
  '',
  '-- ',
  SELLER.legalName,
  `Registration number ${SELLER.registrationNumber}`,
  `VAT number ${SELLER.vatNumber}`,
  SELLER.address,
  `${SELLER.phone}, ${SELLER.email}`,
].join('\n')
