/**
 * `npm run test:mutants [word…]`: breaks one thing at a time, in a copy of the project, and expects the tests that guard it
 * to turn red; with words only the mutants whose names hold one of them.
 */
import { createSandbox } from './mutants/sandbox.mjs'
import { MUTANTS } from './mutants/list.mjs'
import { provideChromium } from './lib/chromium.mjs'
import { begin } from './lib/begin.mjs'

await begin()

const words = process.argv.slice(2)
const chosen = MUTANTS.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
// Mutants that need a build run last and one after the other, because each build reuses the previous one.
const inOrder = [...chosen.filter(({ tests }) => tests), ...chosen.filter(({ journeys }) => journeys)]
const chromium = inOrder.some(({ journeys }) => journeys) ? await provideChromium() : undefined
const sandbox = await createSandbox(chromium)
await sandbox.check(inOrder)

console.log('First the guards, with nothing broken:')
for (const guard of sandbox.guardsOf(inOrder)) {
  const { failed, seconds, reason } = await sandbox.run(guard)
  console.log(
    `${failed === 0 ? '✓' : '✗'} ${(guard.tests ?? guard.journeys).join(' ')}  ${seconds.toFixed(0)} s  ${reason}`,
  )
  if (failed !== 0) throw new Error('A guard is red with nothing broken: mend that first.')
}

let stayedGreen = 0
console.log('\nThen one mutant at a time:')
for (const mutant of inOrder) {
  const { failed, seconds, reason } = await sandbox.runBroken(mutant)
  if (failed === 0) stayedGreen += 1
  const verdict = failed > 0 ? `✓ red in ${failed}` : '✗ green'
  console.log(`${verdict.padEnd(11)} ${mutant.name}  ${seconds.toFixed(0)} s\n            ${reason}`)
}
console.log(`${inOrder.length - stayedGreen} passed, ${stayedGreen} failed`)
process.exitCode = stayedGreen > 0 ? 1 : 0
