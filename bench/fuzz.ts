import fc from 'fast-check'
import { onBothDatabases } from './lib/databases'
import { demoValues } from './lib/fuzz/demo-values'
import { problemOf, problemOfText } from './lib/fuzz/judge'
import { type FuzzRequest, requestsFor } from './lib/fuzz/requests'
import { RAW_REQUESTS, send, sendRaw } from './lib/fuzz/send'
import { type OpenApi, operationsOf, OTHER_TARGETS } from './lib/fuzz/targets'
import { percentile } from './lib/statistics'
import type { Bench, BenchContext, Row } from './types'

/** For each engine, unless `FUZZ_SECONDS` sets a duration instead. */
const REQUESTS = 20_000
const CONCURRENCY = 16
/** Longer than any of these requests takes on a loaded machine, so a timeout means that the host hangs. */
const TIMEOUT_MS = 20_000
const ROUND = 2_000
/** How many examples of each problem are printed. */
const SHOWN = 6

const seconds = Number(process.env.FUZZ_SECONDS) || undefined
const seed = Number(process.env.TEST_SEED) || 20_261_123

const describe = ({ method, path, headers, body }: FuzzRequest): string =>
  `${method} ${path.slice(0, 300)} ${JSON.stringify(headers).slice(0, 300)} ${String(body ?? '').slice(0, 300)}`

/** Sends random requests to every operation and route of a host, and counts the answers that are not allowed. */
async function fuzz(origin: string, say: (line: string) => void) {
  const document = (await (await fetch(`${origin}/shop/api/v1/openapi.json`)).json()) as OpenApi
  const known = await demoValues(origin)
  const targets = [...operationsOf(document, '/shop/api/v1'), ...OTHER_TARGETS]
  const anything = fc.oneof(
    ...targets.map((target) => requestsFor(target, known, document.components.schemas)),
  )
  /** How often each problem occurred. */
  const findings = new Map<string, number>()
  const statuses = new Map<number, number>()
  const took: number[] = []
  const ends = performance.now() + (seconds ?? Infinity) * 1000
  let sent = 0

  const report = (problem: string, request: string) => {
    const times = (findings.get(problem) ?? 0) + 1
    findings.set(problem, times)
    if (times <= SHOWN) say(`✗ ${problem}: ${request}`)
  }
  const ask = async (request: FuzzRequest) => {
    const began = performance.now()
    try {
      const answer = await send(origin, request, TIMEOUT_MS)
      took.push(performance.now() - began)
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      const problem = problemOf(answer)
      if (problem) report(problem, describe(request))
    } catch (error) {
      // Only raw bytes may be answered by closing the connection.
      report(error instanceof Error ? error.message : String(error), describe(request))
    }
  }

  for (let round = 0; seconds ? performance.now() < ends : sent < REQUESTS; round += 1) {
    const requests = fc.sample(anything, { numRuns: ROUND, seed: seed + round })
    await Promise.all(
      Array.from({ length: CONCURRENCY }, async () => {
        for (let next = requests.pop(); next && performance.now() < ends; next = requests.pop()) {
          sent += 1
          await ask(next)
        }
      }),
    )
    for (const bytes of RAW_REQUESTS) {
      sent += 1
      const problem = problemOfText(await sendRaw(origin, bytes, 2_000))
      if (problem) report(problem, JSON.stringify(bytes.slice(0, 200)))
    }
  }
  const health = await fetch(`${origin}/healthz`)
  if (health.status !== 200) report(`answered ${health.status} in the end`, 'GET /healthz')
  const answers = [...statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`)
  say(`seed ${seed}; answers by status: ${answers.join(', ')}`)
  const wrong = [...findings.values()].reduce((sum, times) => sum + times, 0)
  return { sent, wrong, took }
}

const measure = async (
  name: string,
  { startHost, say }: BenchContext,
  databaseUrl: string,
): Promise<Row[]> => {
  const host = await startHost({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent', TRUST_PROXY: 'loopback' })
  try {
    say(name)
    const { sent, wrong, took } = await fuzz(host.origin, say)
    return [
      { what: `${name}: requests`, value: sent, unit: '', ...(!seconds && { min: REQUESTS }) },
      { what: `${name}: answers that should not be`, value: wrong, unit: '', max: 0 },
      { what: `${name}: half are faster than`, value: percentile(took, 50), unit: 'ms' },
      { what: `${name}: 99 % are faster than`, value: percentile(took, 99), unit: 'ms' },
      { what: `${name}: the slowest`, value: percentile(took, 100), unit: 'ms' },
    ]
  } finally {
    await host.stop()
  }
}

const bench: Bench = {
  name: 'Requests made up for every operation and route: no failure, no hang, nothing of the inside in an answer',
  run: (context) => onBothDatabases(context, (name, url) => measure(name, context, url)),
}

export default bench
