import os from 'node:os'
import { createReport } from './report.mjs'

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {() => Promise<import('./report.mjs').Result>} run
 * @property {Step[]} [then] steps that need it: they follow it at once, unless it failed
 */

/**
 * Runs the steps side by side, as many as there are processors, in the order they stand; reports each as it ends and closes
 * with the counts.
 * @param {Step[]} steps
 * @param {{ words?: string[], lanes?: number, closing?: string }} options `words`: only steps whose name holds one of them,
 * and what these need; `closing` is said at the end
 */
export async function runSteps(steps, { words = [], lanes = os.availableParallelism(), closing } = {}) {
  const waiting = words.length > 0 ? choose(steps, words) : [...steps]
  const report = createReport()
  const runLane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const isGood = await report.step(step)
      for (const next of step.then ?? [])
        if (isGood) await report.step(next)
        else console.log(`- ${next.name} left out: it needs "${step.name}"`)
    }
  }
  await Promise.all(Array.from({ length: lanes }, runLane))
  report.end(closing)
}

function choose(steps, words) {
  const isWanted = ({ name }) => words.some((word) => name.includes(word))
  const chosen = steps
    .map((step) => ({ ...step, then: step.then?.filter(isWanted) ?? [] }))
    .filter((step) => step.then.length > 0 || isWanted(step))
  if (chosen.length === 0) throw new Error(`No step has "${words.join('" or "')}" in its name.`)
  return chosen
}
