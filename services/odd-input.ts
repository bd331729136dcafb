import type { FastifyInstance } from 'fastify'

/** Deeper than anything that is asked for: a cart's lines lie three deep. */
const MAX_DEPTH = 12

/**
 * Whether every text in a value of JSON is one that can be stored: well-formed, without U+0000, which Postgres has no room
 * for; and the whole not nested so deep that who walks over it runs out of stack. Walks without recursion.
 */
function isPlain(value: unknown): boolean {
  const left: [value: unknown, depth: number][] = [[value, 0]]
  for (let next = left.pop(); next; next = left.pop()) {
    const [current, depth] = next
    if (typeof current === 'string' && !isPlainText(current)) return false
    if (typeof current !== 'object' || current === null) continue
    if (depth > MAX_DEPTH) return false
    for (const [key, inner] of Object.entries(current)) {
      if (!isPlainText(key)) return false
      left.push([inner, depth + 1])
    }
  }
  return true
}

/** Half of a pair of surrogates is no character. */
const isPlainText = (text: string): boolean => !/\p{Surrogate}/u.test(text) && !text.includes('\0')

/** Has what no route means to store or look up refused before any of them sees it: 400, in the words of each service. */
export function refuseOddInput(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ params, query, body }) => {
    if (isPlain(params) && isPlain(query) && isPlain(body)) return
    throw Object.assign(new Error('The request holds a text that cannot be stored, or is nested too deep.'), {
      statusCode: 400,
      code: 'ODD_INPUT',
    })
  })
}
