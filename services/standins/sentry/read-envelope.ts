import { isTooMuch } from '../../server/check-input'

/** One item of an envelope: its type and its content. */
interface EnvelopeItem {
  type: string
  payload: Buffer
}

/** What is wrong with an envelope, in Sentry's own words. */
export type EnvelopeProblem = 'empty envelope' | 'invalid header' | 'invalid item' | 'too many items'

const NEWLINE = 0x0a
const MOST_ITEMS = 100

/**
 * Reads an envelope: a line of JSON as its header, then for each item a line of JSON as the item's header and the payload after it.
 * The payload is as long as the item's header says, or else ends with its line. Payloads are not parsed.
 */
export function readEnvelope(bytes: Buffer): EnvelopeItem[] | EnvelopeProblem {
  if (bytes.length === 0) return 'empty envelope'
  const head = lineAt(bytes, 0)
  if (!readHeader(head.line)) return 'invalid header'
  const items: EnvelopeItem[] = []
  let at = head.next
  while (at < bytes.length) {
    const { line, next } = lineAt(bytes, at)
    // An envelope may end with empty lines.
    if (line.length === 0) {
      at = next
      continue
    }
    if (items.length === MOST_ITEMS) return 'too many items'
    const { type, length } = readHeader(line) ?? {}
    if (typeof type !== 'string') return 'invalid item'
    const payload = length === undefined ? lineAt(bytes, next) : measured(bytes, next, length)
    if (!payload) return 'invalid item'
    items.push({ type, payload: payload.line })
    at = payload.next
  }
  return items
}

type Line = { line: Buffer; next: number }

function lineAt(bytes: Buffer, at: number): Line {
  const end = bytes.indexOf(NEWLINE, at)
  return end < 0
    ? { line: bytes.subarray(at), next: bytes.length }
    : { line: bytes.subarray(at, end), next: end + 1 }
}

/** As many bytes as the header announced, if a line or the envelope ends after them. */
function measured(bytes: Buffer, at: number, length: unknown): Line | undefined {
  if (typeof length !== 'number' || !Number.isInteger(length) || length < 0) return undefined
  const end = at + length
  if (end > bytes.length || (end < bytes.length && bytes[end] !== NEWLINE)) return undefined
  return { line: bytes.subarray(at, end), next: end + 1 }
}

function readHeader(line: Buffer): Readonly<Record<string, unknown>> | undefined {
  const value = parseJson(line)
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : undefined
}

/** Parses JSON; undefined where it is not JSON or nested too deep. */
export function parseJson(bytes: Buffer): unknown {
  const text = bytes.toString('utf8')
  if (isTooMuch(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
