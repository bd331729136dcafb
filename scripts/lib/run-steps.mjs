import os from 'node:os'

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {() => Promise<Result>} run
 * @property {Step[]} [then] steps that depend on it: they start as soon as it has succeeded
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

/**
 * @typedef {object} Result what a step answers
 * @property {number} code
 * @property {string} output shown when it failed
 * @property {number} [processorSeconds] of the step and of all it waited for
 * @property {number} [passed] with what else readReport answers; a step without is one check
 * @property {string} [note] worth knowing although it went well
 * @property {boolean} [isFirstBuild] the site was built from nothing: the whole run is measured by it
 */

/** The number of lines printed for a failed test; the rest is in the output of its step. */
const REASON_LINES = 8

/** How long the processors of this machine have been busy since it started. */
const busySeconds = () =>
  os.cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) / 1000

// Counts from the start of the command, so that installing is included.
const [START, BUSY_AT_START] = [Date.now() - process.uptime() * 1000, busySeconds()]
const secondsSinceStart = () => (Date.now() - START) / 1000

/** Counts what passed and failed. Says of each step in a line how it went, and all that it wrote when it failed. */
function createReport() {
  const ended = []
  return {
    /** @param {Step} step @returns {Promise<boolean>} whether it went well */
    async step({ name, run }) {
      const beganAfter = secondsSinceStart()
      // A step that cannot start, for lack of a browser for example, has failed.
      const result = await run().catch(({ message }) => ({ code: 1, output: message }))
      const step = {
        ...result,
        ...countsOf(result),
        name,
        beganAfter,
        seconds: secondsSinceStart() - beganAfter,
      }
      ended.push(step)
      console.log([lineOf(step), ...(step.note ? [`  ${step.note}`] : [])].join('\n'))
      if (step.failed > 0) console.log(`\n${step.output.trimEnd()}\n`)
      return step.failed === 0
    },
    /** Prints what failed, the table of steps, what the run took and the counts: a log is cut at its front. Leaves the exit code. */
    end(closing) {
      const sum = (count) => ended.reduce((total, step) => total + step[count], 0)
      for (const { name, failures = [] } of ended)
        if (failures.length > 0) console.log(`\nFailed of ${name}\n${failures.map(failedTest).join('\n')}`)
      console.log(['', 'Steps', ...ended.map(rowOf), '', ...(closing ? [closing] : [])].join('\n'))
      console.log(costOf(ended.find(({ isFirstBuild }) => isFirstBuild)?.processorSeconds))
      console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
      process.exitCode = sum('failed') > 0 ? 1 : 0
    },
  }
}

/** A step without counts is one check; a program that fails without a failed test failed as a whole. */
function countsOf({ code, passed, failed }) {
  if (passed === undefined) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
}

const inSeconds = (seconds) => `${seconds.toFixed(1).padStart(6)} s`

function lineOf({ name, seconds, passed, failed, skipped, failures }) {
  const counts = `${passed} passed, ${failed} failed${skipped ? `, ${skipped} left out` : ''}`
  return `${failed > 0 ? '✗' : '✓'} ${name.padEnd(28)} ${inSeconds(seconds)}  ${failures ? counts : ''}`.trimEnd()
}

function rowOf(step) {
  const cost =
    step.processorSeconds === undefined ? '' : `${inSeconds(step.processorSeconds)} of processors, `
  return `${lineOf(step).padEnd(74)} ${cost}began after ${Math.round(step.beganAfter)} s`
}

const failedTest = ({ name, reason }) =>
  [`✗ ${name}`, ...reason.trim().split('\n').slice(0, REASON_LINES)].join('\n    ')

/** The time of a run, also as a multiple of the site's build, which stays the same on a slower machine (docs/testing.md). */
function costOf(build) {
  const [wall, spent] = [secondsSinceStart(), busySeconds() - BUSY_AT_START]
  const cost = `${Math.floor(wall / 60)} min ${Math.round(wall % 60)} s in all, ${Math.round(spent)} s of processors`
  return build
    ? `${cost}: ${(spent / build).toFixed(1)} times the ${Math.round(build)} s of the site's first build`
    : `${cost}; no ratio, since the site was not built from nothing here`
}
