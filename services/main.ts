import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** How long an ordered end may take before it is forced, in ms. */
const PATIENCE_MS = 1_800

// What is written from here on is this user's alone: orders and keys lie in DATA_DIR.
process.umask(0o077)

const rootDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stopping.abort()
    setTimeout(() => process.exit(0), PATIENCE_MS).unref()
  })
}

try {
  if (existsSync(path.join(rootDir, '.env'))) process.loadEnvFile(path.join(rootDir, '.env'))
  const args = process.argv.slice(2)
  // Loaded late, so that the handlers above are there while the rest is still being read.
  const { run } = await import('./run')
  await run({ rootDir, env: process.env, args, signal: stopping.signal, say: console.log })
  process.exit(0)
} catch (error) {
  if (stopping.signal.aborted) process.exit(0)
  console.error(error instanceof Error ? `\n${error.message}` : error)
  process.exit(1)
}
