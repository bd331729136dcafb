/**
 * @typedef {{ file: string, name: string, seconds: number, isFailed: boolean, reason?: string }} TimedTest `reason` of a failed one
 * @typedef {object} Result what a step answers
 * @property {number} code
 * @property {string} output shown when it failed
 * @property {number} seconds
 * @property {number} [passed] together with `failed`; a step without counts is one check
 * @property {number} [failed]
 * @property {number} [skipped] tests that only run elsewhere: in the full run, say
 * @property {string[]} [notes] worth knowing although it went well
 * @property {TimedTest[]} [tests]
 */

const SLOWEST = 10
/** Of what a failed test says: the rest stands where the step ended. */
const REASON_LINES = 8

/** Counts what passed and failed and tells each step's story: short when it went well, in full when it did not. */
export function createReport() {
  const start = Date.now()
  const ended = []
  const since = () => (Date.now() - start) / 1000
  return {
    /**
     * @param {string} name
     * @param {() => Promise<Result>} work
     * @returns {Promise<boolean>} whether it went well
     */
    async step(name, work) {
      const startedAfter = since()
      const result = await work().catch(failedAsAWhole(Date.now()))
      const counts = countsOf(result)
      const { seconds, skipped = 0, tests } = result
      ended.push({ name, startedAfter, seconds, ...counts, skipped, tests })
      console.log(lineOf(ended.at(-1)))
      for (const note of result.notes ?? []) console.log(`  ${note}`)
      if (counts.failed > 0) console.log(`\n${result.output.trimEnd()}\n`)
      return counts.failed === 0
    },
    /** Says that a step was left out, because one that it needs has failed. */
    leaveOut(name, missing) {
      console.log(`- ${name} left out: it needs "${missing}"`)
    },
    /** How long everything took, for {@link keepTimes}. */
    times: () => ({ at: new Date(start).toISOString(), seconds: since(), steps: ended }),
    /** Prints the slowest tests, those that failed, the table of steps and the last line, and leaves the exit code. */
    end() {
      for (const { name, tests } of ended) if (tests?.length) console.log(slowestOf(name, tests))
      for (const { name, tests = [] } of ended) {
        const failed = tests.filter(({ isFailed }) => isFailed)
        if (failed.length > 0) console.log(failedOf(name, failed))
      }
      const sum = (count) => ended.reduce((total, step) => total + step[count], 0)
      console.log(`\n${tableOf(ended)}\n\n${minutes(since())} in all`)
      console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
      process.exitCode = sum('failed') > 0 ? 1 : 0
    },
  }
}

/** A step that could not be run at all: nothing to run it on, say. */
function failedAsAWhole(start) {
  return ({ message }) => ({ code: 1, output: message, seconds: (Date.now() - start) / 1000 })
}

/** A step without counts is one check; a program that fails without a failed test failed as a whole. */
function countsOf({ code, passed, failed }) {
  if (passed === undefined || failed === undefined)
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
}

const inSeconds = (seconds) => `${seconds.toFixed(1).padStart(6)} s`

function lineOf({ name, seconds, passed, failed, skipped, tests }) {
  const counts = [`${passed} passed`, `${failed} failed`, ...(skipped ? [`${skipped} left out`] : [])]
  const detail = tests ? counts.join(', ') : ''
  return `${failed > 0 ? '✗' : '✓'} ${name.padEnd(34)} ${inSeconds(seconds)}  ${detail}`.trimEnd()
}

function slowestOf(name, tests) {
  const slowest = [...tests].sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)
  const lines = slowest.map((test) => `${inSeconds(test.seconds)}  ${test.file} › ${test.name}`)
  return `\nSlowest of ${name}\n${lines.join('\n')}`
}

/** Named once more at the end: where a log is cut, its end is what is left. */
function failedOf(name, tests) {
  const lines = tests.map(({ file, name, reason = '' }) => {
    const said = reason.split('\n').slice(0, REASON_LINES)
    return [`✗ ${file} › ${name}`, ...said.map((line) => `    ${line}`)].join('\n')
  })
  return `\nFailed of ${name}\n${lines.join('\n')}`
}

function tableOf(steps) {
  const rows = steps.map(
    (step) => `${lineOf(step).padEnd(82)} began after ${Math.round(step.startedAfter)} s`,
  )
  return ['Steps', ...rows].join('\n')
}

const minutes = (seconds) => `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
