import { expect, test } from 'vitest'
import { run } from './run.mjs'
import { readReport } from './test-runs.mjs'

const VITEST = `<?xml version="1.0" encoding="UTF-8" ?>
<testsuites name="vitest tests" tests="4" failures="2" errors="0" time="0.1">
  <testsuite name="src/a.test.ts" tests="2" failures="1" errors="0" skipped="1" time="0.1">
    <testcase classname="src/a.test.ts" name="totals &gt; a sum is right" time="0.1">
      <failure message="expected [36m1[39m to be &lt; 1" type="AssertionError">
AssertionError: expected 1 to be &lt; 1
      </failure>
    </testcase>
    <testcase classname="src/a.test.ts" name="a rush" time="0">
<skipped/>
    </testcase>
    <testcase classname="src/a.test.ts" name="holds" time="0.1">
    </testcase>
  </testsuite>
  <testsuite name="src/b.test.ts" tests="1" failures="1" errors="0" skipped="0" time="0">
    <testcase classname="src/b.test.ts" name="src/b.test.ts" time="0">
      <failure message="Cannot find module" type="Error">
      </failure>
    </testcase>
  </testsuite>
</testsuites>`

const PLAYWRIGHT = `<testsuites id="" name="" tests="3" failures="1" skipped="1" errors="1" time="2.5">
<testsuite name="buy.spec.ts" hostname="phone" tests="3" failures="1" skipped="1" time="2.3" errors="1">
<testcase name="[phone] pays" classname="buy.spec.ts" time="1.2">
</testcase>
<testcase name="[phone] offline › waits" classname="buy.spec.ts" time="1.1">
<failure message="expect(locator).toBeVisible() failed

Locator: getByText(&apos;Paid&apos;)" type="FAILURE">
<![CDATA[  [phone] › buy.spec.ts:3:1 › offline › waits]]>
</failure>
</testcase>
<testcase name="[phone] is declined" classname="buy.spec.ts">
<skipped>
</skipped>
</testcase>
<testcase name="[phone] crashes" classname="buy.spec.ts" time="0">
<error message="page crashed" type="Error">
<![CDATA[ ]]>
</error>
</testcase>
</testsuite>
</testsuites>`

test('of a report of vitest: the counts, each failed test, and each file that could not be run', () => {
  expect(readReport(VITEST)).toEqual({
    passed: 1,
    skipped: 1,
    failed: 2,
    failures: [
      { name: 'src/a.test.ts › totals > a sum is right', reason: 'expected 1 to be < 1', ran: true },
      { name: 'src/b.test.ts', reason: 'Cannot find module', ran: false },
    ],
  })
})

test('of a report of Playwright: the counts, and each failed journey with its width', () => {
  const reason = "expect(locator).toBeVisible() failed\n\nLocator: getByText('Paid')"
  expect(readReport(PLAYWRIGHT)).toEqual({
    passed: 1,
    skipped: 1,
    failed: 2,
    failures: [
      { name: 'buy.spec.ts › [phone] offline › waits', reason, ran: true },
      { name: 'buy.spec.ts › [phone] crashes', reason: 'page crashed', ran: true },
    ],
  })
})

test.runIf(process.platform !== 'win32')('a run counts the processor time of all it waits for', async () => {
  const busy = 'const start = process.cpuUsage(); while (process.cpuUsage(start).user < 300_000);'
  const script = `require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(busy)}])`
  const { code, processorSeconds } = await run(process.execPath, ['-e', script])
  expect(code).toBe(0)
  expect(processorSeconds).toBeGreaterThan(0.3)
})
