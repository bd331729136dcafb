import os from 'node:os'

/**
 * @typedef {object} Result what a step answers
 * @property {number} code
 * @property {string} output shown when it failed
 * @property {number} [processorSeconds] of the step and of all it waited for
 * @property {number} [passed] together with `failed`; a step without counts is one check
 * @property {number} [failed]
 * @property {number} [skipped]
 * @property {import('./test-runs.mjs').Counts['failures']} [failures]
 * @property {string} [note] worth knowing although it went well
 * @property {boolean} [isFirstBuild] the site was built from nothing, which the whole run is measured by
 */

/** Of what a failed test says: the rest stands where the step ended. */
const REASON_LINES = 8

/** How long the processors of this machine have been busy since it started, in seconds. */
const busySeconds = () =>
  os.cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) / 1000

// From when the command started: installing counts too.
const [START, BUSY_AT_START] = [Date.now() - process.uptime() * 1000, busySeconds()]
const since = () => (Date.now() - START) / 1000

/** Counts what passed and failed. Says of each step in a line how it went, and all that it wrote when it failed. */
export function createReport() {
  const ended = []
  return {
    /** @param {import('./run-steps.mjs').Step} step @returns {Promise<boolean>} whether it went well */
    async step({ name, run }) {
      const beganAfter = since()
      // A step that cannot be run at all failed: nothing to run it on, say.
      const result = await run().catch(({ message }) => ({ code: 1, output: message }))
      const counts = countsOf(result)
      ended.push({ ...result, ...counts, name, beganAfter, seconds: since() - beganAfter })
      console.log(lineOf(ended.at(-1)))
      if (result.note) console.log(`  ${result.note}`)
      if (counts.failed > 0) console.log(`\n${result.output.trimEnd()}\n`)
      return counts.failed === 0
    },
    /** Says that a step was left out, because the one it needs has failed. */
    leaveOut: ({ name }, needed) => console.log(`- ${name} left out: it needs "${needed.name}"`),
    /**
     * Prints the failed tests, the table of steps, what the run took and the counts, and leaves the exit code. A log is cut
     * at its front: what matters stands at the end.
     */
    end(closing = []) {
      const sum = (count) => ended.reduce((total, step) => total + step[count], 0)
      const whole = { seconds: since(), processorSeconds: busySeconds() - BUSY_AT_START }
      for (const { name, failures = [] } of ended)
        if (failures.length > 0)
          console.log(['', `Failed of ${name}`, ...failures.map(failedTest)].join('\n'))
      console.log(['', 'Steps', ...ended.map(rowOf), ''].join('\n'))
      for (const line of closing) console.log(line)
      console.log(
        costOf(
          whole,
          ended.find(({ isFirstBuild }) => isFirstBuild),
        ),
      )
      console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
      process.exitCode = sum('failed') > 0 ? 1 : 0
    },
  }
}

/** A step without counts is one check; a program that fails without a failed test failed as a whole. */
function countsOf({ code, passed, failed }) {
  if (passed === undefined) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
}

const inSeconds = (seconds) => `${seconds.toFixed(1).padStart(6)} s`

function lineOf({ name, seconds, passed, failed, skipped, failures }) {
  const counts = [`${passed} passed`, `${failed} failed`, ...(skipped ? [`${skipped} left out`] : [])]
  const detail = failures ? counts.join(', ') : ''
  return `${failed > 0 ? '✗' : '✓'} ${name.padEnd(28)} ${inSeconds(seconds)}  ${detail}`.trimEnd()
}

function rowOf(step) {
  const cost =
    step.processorSeconds === undefined ? '' : `${inSeconds(step.processorSeconds)} of processors, `
  return `${lineOf(step).padEnd(74)} ${cost}began after ${Math.round(step.beganAfter)} s`
}

function failedTest({ name, reason }) {
  const said = reason.trim().split('\n').slice(0, REASON_LINES)
  return [`✗ ${name}`, ...said.map((line) => `    ${line}`)].join('\n')
}

/** What a run took, as a multiple of the site's build: that holds on a slower machine too (docs/testing.md). */
function costOf({ seconds, processorSeconds }, build) {
  const wall = `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
  const spent = `${wall} in all, ${Math.round(processorSeconds)} s of processors`
  if (!build?.processorSeconds) return `${spent}; no ratio, since the site was not built from nothing here`
  const ratio = (processorSeconds / build.processorSeconds).toFixed(1)
  return `${spent}: ${ratio} times the ${Math.round(build.processorSeconds)} s of the site's first build`
}
