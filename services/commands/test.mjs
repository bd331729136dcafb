/**
 * `npm test [word…]`: everything, on a bare machine, ending in one line of counts; with words only the steps whose names
 * hold one of them. `npm test -- --changed [base]`: what the change since the main branch can touch, for work in hand.
 * `npm run test:full`: the whole matrix, for before a release (docs/testing.md).
 */
import { randomInt } from 'node:crypto'
import { readChange } from './changed/files.mjs'
import { changedSteps } from './changed/steps.mjs'
import { provideChromium } from './lib/chromium.mjs'
import { install } from './lib/install.mjs'
import { startPostgres } from './lib/postgres.mjs'
import { runSteps } from './lib/run-steps.mjs'
import { stopOnSignals } from './lib/run.mjs'
import { stopWithNpm } from './lib/stop-with-npm.mjs'
import { fullSteps, quickSteps } from './lib/test-steps.mjs'

const { DATABASE_URL, TEST_SEED } = process.env
const args = process.argv.slice(2)
const isFull = args.includes('--full')
const words = args.filter((arg) => !arg.startsWith('--'))

stopOnSignals()
stopWithNpm()

// Both may have to be fetched, which takes the network's time and not the processors'.
const postgres = DATABASE_URL
  ? Promise.resolve({ url: DATABASE_URL, stop: async () => undefined })
  : startPostgres()
const packages = install()
// Before a release it is the whole browser, as visitors have it.
const chromium = provideChromium({ isWhole: isFull, packages })
// Where one cannot be had, the step that needs it says so.
for (const means of [postgres, chromium]) means.catch(() => undefined)
await packages

try {
  if (args.includes('--changed')) await runChanged(words[0])
  else if (isFull) await runFull()
  else await runSteps(quickSteps({ postgres, chromium }), { words })
} finally {
  await (await postgres.catch(() => undefined))?.stop()
}

async function runFull() {
  const seed = TEST_SEED ?? String(randomInt(2 ** 31))
  console.log(`Random tests begin with TEST_SEED=${seed}.`)
  await runSteps(fullSteps({ postgres, chromium }, seed), { words })
}

async function runChanged(base) {
  const { branch, files } = await readChange(base)
  console.log([`Changed since ${branch}:`, ...files.map((file) => `  ${file}`)].join('\n'))
  const closing = `Only what the change since ${branch} can touch: before it lands, npm test asks everything.`
  await runSteps(await changedSteps({ postgres, chromium }, files), { closing: [closing] })
}
