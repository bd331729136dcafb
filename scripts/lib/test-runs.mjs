import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { bin, root } from './paths.mjs'
import { runNode } from './run.mjs'

/** @param {{ env?: Record<string, string>, cwd?: string, report?: string }} options the folder of the project or of a copy */
export const runVitest = (args, { env, cwd = root, report = 'vitest' } = {}) => {
  const file = path.join(cwd, '.data/reports', `${report}.xml`)
  const reporters = ['--reporter=default', '--reporter=junit', `--outputFile.junit=${file}`]
  const command = [bin('vitest'), ...args, '--run', ...reporters]
  return withReport(file, () => runNode(command, { env: { CI: 'true', ...env }, cwd }))
}

/** Runs journeys on the last build, which Playwright serves (playwright.config.ts). */
export const runJourneys = async (args = [], { env, cwd = root } = {}) => {
  const command = [bin('@playwright/test', 'playwright'), 'test', ...args]
  const file = path.join(cwd, '.data/reports/journeys.xml')
  const result = await withReport(file, () => runNode(command, { env, cwd }))
  // The shell does not wait for most of a browser's processes, so its processor time would be wrong.
  return { ...result, processorSeconds: undefined }
}

/** A run that fails early leaves no report. */
async function withReport(file, runTests) {
  await mkdir(path.dirname(file), { recursive: true })
  await rm(file, { force: true })
  const result = await runTests()
  const report = await readFile(file, 'utf8').catch(() => undefined)
  return { ...result, ...(report && readReport(report)) }
}

/**
 * The counts of a JUnit report of vitest or Playwright. `skipped`: tests that run only elsewhere, such as in the full run. Not `ran`:
 * a file that could not be read.
 * @returns {{ passed: number, skipped: number, failed: number, failures: { name: string, reason: string, ran: boolean }[] }}
 */
export function readReport(xml) {
  const counts = { passed: 0, skipped: 0, failed: 0, failures: [] }
  for (const [, attributes, , content = ''] of xml.matchAll(
    /<testcase ([^>]*?)(\/>|>([^]*?)<\/testcase>)/g,
  )) {
    const [name, file] = [attribute(attributes, 'name'), attribute(attributes, 'classname')]
    const [failure] = /<(failure|error) [^>]*>/.exec(content) ?? []
    if (!failure) counts[content.includes('<skipped') ? 'skipped' : 'passed'] += 1
    else {
      counts.failed += 1
      const ran = name !== file
      // The reporters remove only the escape character of colour codes, which XML does not allow.
      const reason = attribute(failure, 'message').replaceAll(/\[\d+m/g, '')
      counts.failures.push({ name: ran ? `${file} › ${name}` : file, reason, ran })
    }
  }
  return counts
}

const CHARACTERS = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

const attribute = (text, name) =>
  (new RegExp(`(?:^| )${name}="([^"]*)"`).exec(text)?.[1] ?? '').replaceAll(
    /&(lt|gt|quot|apos|amp);/g,
    (_, character) => CHARACTERS[character],
  )
