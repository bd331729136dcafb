import os from 'node:os'

/**
 * @typedef {object} Result what a step answers
 * @property {number} code
 * @property {string} output shown when it failed
 * @property {number} [processorSeconds] of the step and of all it waited for
 * @property {number} [passed] with what else readReport answers; a step without is one check
 * @property {string} [note] worth knowing although it went well
 * @property {boolean} [isFirstBuild] the site was built from nothing: the whole run is measured by it
 */

/** Of what a failed test says: the rest stands where the step ended. */
const REASON_LINES = 8

/** How long the processors of this machine have been busy since it started. */
const busySeconds = () =>
  os.cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) / 1000

// From when the command started: installing counts too.
const [START, BUSY_AT_START] = [Date.now() - process.uptime() * 1000, busySeconds()]
const secondsSinceStart = () => (Date.now() - START) / 1000

/** Counts what passed and failed. Says of each step in a line how it went, and all that it wrote when it failed. */
export function createReport() {
  const ended = []
  return {
    /** @param {import('./run-steps.mjs').Step} step @returns {Promise<boolean>} whether it went well */
    async step({ name, run }) {
      const beganAfter = secondsSinceStart()
      // A step that cannot be run at all failed: nothing to run it on, say.
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

/** What a run took, as a multiple of the site's build too: that holds on a slower machine (docs/testing.md). */
function costOf(build) {
  const [wall, spent] = [secondsSinceStart(), busySeconds() - BUSY_AT_START]
  const cost = `${Math.floor(wall / 60)} min ${Math.round(wall % 60)} s in all, ${Math.round(spent)} s of processors`
  return build
    ? `${cost}: ${(spent / build).toFixed(1)} times the ${Math.round(build)} s of the site's first build`
    : `${cost}; no ratio, since the site was not built from nothing here`
}
