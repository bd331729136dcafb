import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { onFreePort } from '../services/lib/free-port'
import { startProcess } from '../services/testing/process'
import type { Bench } from './types'

/** Seconds from the start of `npm start`'s script to its Ready line. */
const secondsToReady = (dataDir: string): Promise<number> =>
  onFreePort(async (port) => {
    const began = performance.now()
    const { end } = await startProcess(['scripts/start.mjs'], { PORT: String(port), DATA_DIR: dataDir })
    const seconds = (performance.now() - began) / 1000
    await end('SIGINT')
    return seconds
  })

/** How long builds take is measured in build.ts. */
const bench: Bench = {
  name: 'npm start, seconds to Ready',
  async run() {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'bench-start-'))
    try {
      // The first start builds the site.
      await secondsToReady(dataDir)
      return [{ what: 'nothing changed', value: await secondsToReady(dataDir), unit: 's', max: 15 }]
    } finally {
      await rm(dataDir, { recursive: true, force: true })
    }
  },
}

export default bench
