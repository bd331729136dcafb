/**
 * `npm test [word…]`: everything, on a bare machine, ending in one line of counts; with words only the steps whose names
 * hold one of them. `npm test -- --changed [base]`: what the change since the main branch can touch, for work in hand.
 * `npm run test:full`: the whole matrix, for before a release (docs/testing.md).
 * `npm run check`: the code itself and the pure functions, without a build, in about a minute.
 */
import { randomInt } from 'node:crypto'
import { readChange } from './changed/files.mjs'
import { begin } from './lib/begin.mjs'
import { provideChromium } from './lib/chromium.mjs'
import { startPostgres } from './lib/postgres.mjs'
import { runSteps } from './lib/run-steps.mjs'
import { allSteps, changedSteps, quickSteps } from './lib/test-steps.mjs'

const { DATABASE_URL, TEST_SEED } = process.env
const args = process.argv.slice(2)
const words = args.filter((arg) => !arg.startsWith('--'))
const isFull = args.includes('--full')

const unknown = args.filter(
  (arg) => arg.startsWith('--') && !['--changed', '--check', '--full'].includes(arg),
)
if (unknown.length > 0) {
  console.error(`npm test knows no ${unknown.join(', ')}. See "Running them" in docs/testing.md.`)
  process.exit(1)
}

if (args.includes('--check')) {
  await begin()
  await runSteps(quickSteps)
  process.exit()
}

// All three may have to be downloaded, so they are requested at the same time.
const packages = begin()
const postgres = DATABASE_URL ? Promise.resolve({ url: DATABASE_URL }) : startPostgres()
// The full run uses the whole browser, as visitors have it.
const means = { postgres, chromium: provideChromium({ isWhole: isFull, packages }) }
// A missing one is reported by the step that needs it.
for (const each of Object.values(means)) each.catch(() => undefined)

try {
  await packages
  if (args.includes('--changed')) await runChanged(words[0])
  else if (isFull) await runFull(TEST_SEED ?? String(randomInt(2 ** 31)))
  else await runSteps(allSteps(means), { words })
} finally {
  await (await postgres.catch(() => undefined))?.stop?.()
}

async function runFull(seed) {
  console.log(`Random tests begin with TEST_SEED=${seed}.`)
  await runSteps(allSteps(means, seed), { words })
}

async function runChanged(base) {
  const { branch, files } = await readChange(base)
  console.log([`Changed since ${branch}:`, ...files].join('\n  '))
  const closing = `Only what the change since ${branch} can touch: before it lands, npm test asks everything.`
  await runSteps(await changedSteps(means, files), { closing })
}
