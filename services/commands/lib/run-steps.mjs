import os from 'node:os'
import { createReport } from './report.mjs'
import { schedule } from './schedule.mjs'
import { keepTimes } from './times.mjs'

/**
 * Runs the steps side by side, as far as the processors go, reports each as it ends and closes with the counts.
 * @param {import('./schedule.mjs').Step[]} steps
 * @param {string[]} wanted words: only steps whose name holds one of them, and what these need; none means all
 */
export async function runSteps(steps, wanted = []) {
  const report = createReport()
  await schedule(choose(steps, wanted), {
    processors: os.availableParallelism(),
    run: ({ name, run }) => report.step(name, run),
    leaveOut: ({ name }, missing) => report.leaveOut(name, missing),
  })
  await keepTimes(report.times())
  report.end()
}

function choose(steps, wanted) {
  if (wanted.length === 0) return steps
  const chosen = new Set()
  const take = (step) => {
    chosen.add(step)
    for (const need of step.needs ?? []) steps.filter(({ name }) => name === need).forEach(take)
  }
  steps.filter(({ name }) => wanted.some((word) => name.includes(word))).forEach(take)
  if (chosen.size === 0) throw new Error(`No step has "${wanted.join('" or "')}" in its name.`)
  return steps.filter((step) => chosen.has(step))
}
