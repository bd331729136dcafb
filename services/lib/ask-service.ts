/** A service that the product calls over HTTP when it starts or builds. */
export interface AskedService {
  /** Its name in sentences, such as `content API`. */
  name: string
  /** The variable with its address. */
  addressVariable: string
  /** The variable with its token, if it needs one. */
  tokenVariable?: string
}

export const CONTENT_API: AskedService = {
  name: 'content API',
  addressVariable: 'STORYBLOK_ENDPOINT',
  tokenVariable: 'STORYBLOK_TOKEN',
}

const TIMEOUT_MS = 30_000
/** How often a request is sent to a service that answers 429, and the wait between two if the service names none, in s. */
const ATTEMPTS = 10
const DEFAULT_WAIT_S = 1
const MAX_WAIT_S = 10

interface Asking {
  headers?: HeadersInit
  timeoutMs?: number
  /** How often the request is sent while the service answers 429. */
  attempts?: number
}

/** A service answered with an error status, or without JSON. */
export class ServiceRefusal extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message)
    this.name = 'ServiceRefusal'
  }
}

/**
 * Requests JSON. Resolves with an answer of status 200 whose body is JSON. Rejects with a sentence that names the service, its address,
 * the problem and the remedy: a ServiceRefusal where the service gave another answer.
 */
export async function askService(
  service: AskedService,
  address: string | URL,
  { headers, timeoutMs = TIMEOUT_MS, attempts = ATTEMPTS }: Asking = {},
): Promise<Response> {
  const who = `The ${service.name} at ${shownAddress(address)}`
  for (let attempt = 1; ; attempt++) {
    const { response, text } = await send(who, service, address, { headers, timeoutMs })
    if (response.status === 429 && attempt < attempts) {
      await pause(response.headers.get('retry-after'))
      continue
    }
    const refusal = describeRefusal(who, service, response.status, text)
    if (refusal) throw new ServiceRefusal(refusal, response.status)
    return new Response(text, { status: response.status, headers: response.headers })
  }
}

async function send(
  who: string,
  { addressVariable }: AskedService,
  address: string | URL,
  { headers, timeoutMs }: Required<Pick<Asking, 'timeoutMs'>> & Asking,
): Promise<{ response: Response; text: string }> {
  try {
    const response = await fetch(address, { headers, signal: AbortSignal.timeout(timeoutMs) })
    return { response, text: await response.text() }
  } catch (cause) {
    const problem = isTimeout(cause)
      ? `did not answer within ${timeoutMs / 1000} s. Try again, or check ${addressVariable}.`
      : `cannot be reached (${reasonOf(cause)}). Check ${addressVariable} and that the service runs.`
    throw new Error(`${who} ${problem}`, { cause })
  }
}

/**
 * The sentence for an answer that cannot be used, undefined for JSON with status 200.
 * @param who begins the sentence: the service and its address
 */
function describeRefusal(
  who: string,
  { addressVariable, tokenVariable }: AskedService,
  status: number,
  text: string,
): string | undefined {
  if (status === 200) {
    if (isJson(text)) return undefined
    return `${who} did not answer with JSON, but with "${shorten(text)}". Check ${addressVariable}, then try again.`
  }
  const answered = `answered ${[status, readReason(text)].filter(Boolean).join(': ')}.`
  if ((status === 401 || status === 403) && tokenVariable) return `${who} ${answered} Check ${tokenVariable}.`
  if (status === 429) return `${who} ${answered} It asks for patience: try again in a minute.`
  if (status < 500) return `${who} ${answered} Check ${addressVariable}.`
  return `${who} ${answered} Nothing can be built until it works: put it right or wait, then try again.`
}

/** Without the query, which holds the token; only the number of the page stays. */
function shownAddress(address: string | URL): string {
  const { origin, pathname, searchParams } = new URL(address)
  const page = searchParams.get('page')
  return `${origin}${pathname}${page ? `?page=${page}` : ''}`
}

/** The reason in an error answer: the services' own `{"error"}`, `{"message"}` or `["…"]`, or the text of a page. */
function readReason(text: string): string {
  const body: unknown = isJson(text) ? JSON.parse(text) : text
  const said = Array.isArray(body)
    ? body[0]
    : typeof body === 'object' && body !== null
      ? ownWords(body)
      : body
  return shorten(String(said ?? '')).replace(/\.$/, '')
}

function ownWords(body: { error?: unknown; message?: unknown }): unknown {
  const { error, message } = body
  if (typeof error === 'object' && error !== null) return ownWords(error)
  return error ?? message
}

/** The text without tags. It is only shown to people, so no parser is needed (decision 044). */
const shorten = (text: string): string =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 300)

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError'

/** Node's fetch hides the reason in `cause`; for a name with several addresses, in a list. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : reasonOf(error.cause)
}

function pause(retryAfter: string | null): Promise<void> {
  const seconds = Number(retryAfter ?? DEFAULT_WAIT_S)
  const wait = Number.isFinite(seconds) ? Math.min(seconds, MAX_WAIT_S) : DEFAULT_WAIT_S
  return new Promise((resolve) => setTimeout(resolve, wait * 1000))
}
