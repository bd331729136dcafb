import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from './paths.mjs'

const FOLDER = path.join(root, '.data', 'test-times')
const KEPT = 20

/** Keeps how long every step, file and test of a run took, as JSON under `.data/test-times/`; the last twenty runs. */
export async function keepTimes({ at, seconds, steps }) {
  const run = {
    at,
    seconds,
    steps: steps.map(({ tests, ...step }) => ({ ...step, files: byFile(tests ?? []) })),
  }
  await mkdir(FOLDER, { recursive: true })
  const older = (await readdir(FOLDER)).sort().slice(0, 1 - KEPT)
  await Promise.all(older.map((file) => rm(path.join(FOLDER, file))))
  await writeFile(path.join(FOLDER, `${at.replaceAll(':', '-')}.json`), `${JSON.stringify(run, null, 1)}\n`)
}

/** @param {import('./report.mjs').TimedTest[]} tests */
function byFile(tests) {
  const files = new Map()
  for (const { file, name, seconds } of tests) {
    const entry = files.get(file) ?? { file, seconds: 0, tests: [] }
    entry.seconds += seconds
    entry.tests.push({ name, seconds })
    files.set(file, entry)
  }
  return [...files.values()].sort((a, b) => b.seconds - a.seconds)
}
