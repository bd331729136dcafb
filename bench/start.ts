import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '../services/lib/free-port'
import type { Bench } from './types'

/** Seconds from `npm start` to its Ready line. */
const secondsToReady = async (rootDir: string, dataDir: string): Promise<number> => {
  const began = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: rootDir,
    env: { ...process.env, PORT: String(await freePort()), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('Ready on')) resolve()
    })
    child.once('exit', () => reject(new Error(`npm start ended before it was ready:\n${said}`)))
  })
  const seconds = (performance.now() - began) / 1000
  child.kill('SIGINT')
  await once(child, 'exit')
  return Math.round(seconds * 10) / 10
}

const clearBuild = async (rootDir: string) => {
  for (const folder of ['.cache', 'public'])
    await rm(path.join(rootDir, folder), { recursive: true, force: true })
}

/** The story whose headline changes, which is what editors change most. */
const HOME = 'content/stories/1/home_9f4e2bf1-8fc2-48ec-9122-b9d528a47599.json'

const bench: Bench = {
  name: 'npm start, seconds to Ready (what is missing is installed before)',
  async run({ rootDir }) {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'bench-start-'))
    const story = path.join(rootDir, HOME)
    const words = await readFile(story, 'utf8')
    try {
      await clearBuild(rootDir)
      const cold = await secondsToReady(rootDir, dataDir)
      const warm = await secondsToReady(rootDir, dataDir)
      await writeFile(story, words.replace('Take the card.', 'Take every card.'))
      const changed = await secondsToReady(rootDir, dataDir)
      return [
        { what: 'first build', value: cold, unit: 's' },
        { what: 'nothing changed', value: warm, unit: 's', max: 15 },
        { what: 'one headline changed', value: changed, unit: 's', max: cold },
      ]
    } finally {
      await writeFile(story, words)
      await rm(dataDir, { recursive: true, force: true })
    }
  },
}

export default bench
