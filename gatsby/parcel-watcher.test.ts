import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { writeFolder, writeInto } from '../services/testing/folder'

type Watcher = {
  writeSnapshot(folder: string, snapshot: string, options?: { ignore?: string[] }): Promise<unknown>
  getEventsSince(
    folder: string,
    snapshot: string,
    options?: { ignore?: string[] },
  ): Promise<{ path: string }[]>
}

const watcher = createRequire(import.meta.url)('./parcel-watcher.cjs') as Watcher

/** The files that Parcel learns of when each of these folders has a new one. */
const changesIn = async (project: string, folders: string[]) => {
  const snapshot = path.join(await writeFolder(), 'snapshot')
  const options = { ignore: [path.join(project, 'cache')] }
  await watcher.writeSnapshot(project, snapshot, options)
  for (const folder of folders) await writeInto(project, `${folder}/new.ts`, '')
  const events = await watcher.getEventsSince(project, snapshot, options)
  return events.map((event) => path.relative(project, event.path)).filter((file) => file.endsWith('.ts'))
}

const FOLDERS = ['src', 'cache', 'node_modules/gatsby', 'public', '.data/releases', 'shop-data']
const FILES = Object.fromEntries(FOLDERS.map((folder) => [`${folder}/old.ts`, '']))

test.each([
  ['', ['shop-data/new.ts', 'src/new.ts']],
  ['shop-data', ['.data/releases/new.ts', 'src/new.ts']],
  // The project lies in it, and is not left out with it.
  ['..', ['.data/releases/new.ts', 'shop-data/new.ts', 'src/new.ts']],
])('with DATA_DIR=%s Parcel learns of changes in %o', async (dataDir, changed) => {
  vi.stubEnv('DATA_DIR', dataDir)
  try {
    expect((await changesIn(await writeFolder(FILES), FOLDERS)).sort()).toEqual(changed)
  } finally {
    vi.unstubAllEnvs()
  }
})
