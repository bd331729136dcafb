import { isTooMuch } from '../../server/odd-input'

/** One item of an envelope: what it says of itself, and what it holds. */
interface EnvelopeItem {
  type: string
  payload: Buffer
}

/** What is wrong with an envelope, in a word or two of Sentry's kind. */
export type EnvelopeProblem = 'empty envelope' | 'invalid header' | 'invalid item' | 'too many items'

const NEWLINE = 0x0a
const MOST_ITEMS = 100

/**
 * Reads an envelope: lines of JSON for the envelope and for each item, behind which stands the item's payload. That is as long as
 * its header says, or reaches to the end of its line. Nothing of the payload is read.
 */
export function readEnvelope(bytes: Buffer): EnvelopeItem[] | EnvelopeProblem {
  if (bytes.length === 0) return 'empty envelope'
  const head = lineAt(bytes, 0)
  if (!readHeader(head.line)) return 'invalid header'
  const items: EnvelopeItem[] = []
  let at = head.next
  while (at < bytes.length) {
    const { line, next } = lineAt(bytes, at)
    // One line more ends an envelope.
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

/** As many bytes as were announced, and the end of a line or of everything behind them. */
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

/** JSON that is not nested too deep; undefined where it is none. */
export function parseJson(bytes: Buffer): unknown {
  const text = bytes.toString('utf8')
  if (isTooMuch(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
