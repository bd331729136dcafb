import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { onFreePort } from '../services/lib/free-port'
import { startProcess } from '../services/testing/process'
import type { Bench } from './types'

/** Seconds from the start of `npm start`'s script to its Ready line. */
const secondsToReady = async (env: Record<string, string>): Promise<number> => {
  const began = performance.now()
  const { end } = await startProcess(['scripts/start.mjs'], env)
  const seconds = (performance.now() - began) / 1000
  await end('SIGINT')
  return seconds
}

/** How long builds take is measured in build.ts. */
const bench: Bench = {
  name: 'npm start, seconds to Ready',
  async run() {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'bench-start-'))
    try {
      const value = await onFreePort(async (port) => {
        const env = { PORT: String(port), DATA_DIR: dataDir }
        // The first start builds the site. Its address is in the pages, so another port would mean another build.
        await secondsToReady(env)
        return secondsToReady(env)
      })
      return [{ what: 'nothing changed', value, unit: 's', max: 15 }]
    } finally {
      await rm(dataDir, { recursive: true, force: true })
    }
  },
}

export default bench
