import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

/**
 * Gives a test runner a file to write its JSON report to, and reads it.
 * @template Read
 * @param {(file: string) => Promise<{ code: number, output: string, seconds: number }>} run
 * @param {(report: object) => Read} read
 */
export async function withJsonReport(run, read) {
  const work = await mkdtemp(path.join(os.tmpdir(), 'report-'))
  const file = path.join(work, 'results.json')
  try {
    return { ...(await run(file)), ...(await readReport(file, read)) }
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

/** What a finished run reports; a run that never finished has no report. */
async function readReport(file, read) {
  try {
    return read(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    if (error.code === 'ENOENT') return {}
    throw error
  }
}
