const MARK = 'passed on the second try only: '

/** A vitest reporter that gives each test that failed before it passed a line of its own. */
export default class SecondTry {
  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) console.log(`${MARK}${test.module.relativeModuleId} › ${test.fullName}`)
  }
}

/** These lines again, out of all that a run has printed. */
export const secondTriesIn = (output) => output.split('\n').filter((line) => line.startsWith(MARK))
