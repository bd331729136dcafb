import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Time for an ordered end before the process is ended, in ms, while there are no visitors yet. */
const START_PATIENCE_MS = 1_800
/** A terminal signals npm and its script, and npm forwards the signal: a second one within this time is the same, in ms. */
const SAME_SIGNAL_MS = 1_000

// Files written from here on are closed to other users: orders and keys are in DATA_DIR.
process.umask(0o077)

const rootDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const stopping = new AbortController()
let patienceMs = START_PATIENCE_MS
let stoppedAt: number | undefined
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stoppedAt === undefined) {
      stoppedAt = performance.now()
      stopping.abort()
      setTimeout(() => process.exit(0), patienceMs).unref()
    } else if (performance.now() - stoppedAt > SAME_SIGNAL_MS) {
      process.exit(1)
    }
  })
}

try {
  if (existsSync(path.join(rootDir, '.env'))) process.loadEnvFile(path.join(rootDir, '.env'))
  const args = process.argv.slice(2)
  // Loaded late, so that the handlers above are registered while the other modules load.
  const { run } = await import('./run')
  const mayEndWithin = (ms: number): void => void (patienceMs = ms)
  await run({ rootDir, env: process.env, args, signal: stopping.signal, say: console.log, mayEndWithin })
  process.exit(0)
} catch (error) {
  if (stopping.signal.aborted) process.exit(0)
  console.error(error instanceof Error ? `\n${error.message}` : error)
  process.exit(1)
}
