export interface FuzzAnswer {
  status: number
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: string
}

/** Internals that no answer may contain: stack traces, libraries, file paths, database statements. */
const INTERNALS: readonly RegExp[] = [
  /\n\s+at .+:\d+/,
  /node_modules/,
  /\.[cm]?[jt]s:\d+/,
  /\bFST_[A-Z_]+/,
  /Failed query|drizzle|PGlite|pg_catalog|SQLSTATE/i,
  /\b(select|insert into|update|delete from) "\w+"/i,
  /violates|invalid input syntax|invalid byte sequence|relation "/i,
  /E(CONN|NOENT|ACCES|ISDIR|NAMETOOLONG|PIPE)[A-Z]*\b/,
  /\/(home|root|tmp|usr|var|work)\/\w/,
  /RangeError|TypeError|SyntaxError|Maximum call stack|Cannot read propert|is not a function|Unexpected token/,
]

/** Describes the problem of an answer; undefined for an answer without one. */
export function problemOf({ status, headers, body }: FuzzAnswer): string | undefined {
  if (status >= 500) return `answered ${status}`
  if (headers['x-content-type-options'] !== 'nosniff')
    return `answered ${status} without the security headers`
  // Published pages, pictures and code contain much that looks like internals.
  if (status < 400 && !isJson(headers)) return undefined
  const leak = INTERNALS.find((pattern) => pattern.test(body))
  return leak && `answered ${status} with internals: ${leak.exec(body)?.[0].trim()}`
}

const isJson = (headers: FuzzAnswer['headers']): boolean => String(headers['content-type']).includes('json')

/** The same for the answer to raw bytes. The server may end such a connection without an answer. */
export function problemOfText(text: string): string | undefined {
  if (text === '') return undefined
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  )
  const status = Number(first.split(' ')[1])
  // With 100 Continue the server only agrees to read on.
  return status === 100 ? undefined : problemOf({ status, headers, body: rest.join('\r\n\r\n') })
}
