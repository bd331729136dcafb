/** Counts what passed and failed and tells each step's story: short when it went well, in full when it did not. */
export function createReport() {
  let passed = 0
  let failed = 0
  return {
    /**
     * @param {string} name
     * @param {() => Promise<{ code: number, output: string, seconds: number, passed?: number, failed?: number, notes?: string[] }>} work
     */
    async step(name, work) {
      const result = await work()
      const counts = countsOf(result)
      passed += counts.passed
      failed += counts.failed
      const detail = result.passed === undefined ? '' : `${counts.passed} passed, ${counts.failed} failed`
      const line = `${counts.failed > 0 ? '✗' : '✓'} ${name.padEnd(30)} ${result.seconds.toFixed(1).padStart(6)} s`
      console.log(`${line}  ${detail}`.trimEnd())
      for (const note of result.notes ?? []) console.log(`  ${note}`)
      if (counts.failed > 0) console.log(`\n${result.output.trimEnd()}\n`)
      return counts.failed === 0
    },
    /** Prints the last line and leaves the exit code. */
    end() {
      console.log(`${passed} passed, ${failed} failed`)
      process.exitCode = failed > 0 ? 1 : 0
    },
  }
}

/** A step without counts is one check; a program that fails without a failed test failed as a whole. */
function countsOf({ code, passed, failed }) {
  if (passed === undefined || failed === undefined)
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
}
