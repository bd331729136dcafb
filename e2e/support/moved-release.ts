import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '../../services/lib/free-port'
import { finishRelease, readIndex, releaseName } from '../../services/site/releases'
import { toIndexedFile } from '../../services/site/site-index'

const RELEASES = path.resolve('.data/releases')

/** A folder for a host with the newest build as its only release. @returns the folder, and how to remove it */
export async function ownDataDir(): Promise<{ dataDir: string; remove: () => Promise<void> }> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'moved-'))
  const newest =
    (await readdir(RELEASES))
      .filter((name) => /^\d.*Z$/.test(name))
      .toSorted()
      .at(-1) ?? ''
  await mkdir(path.join(dataDir, 'releases'))
  await cp(path.join(RELEASES, newest), path.join(dataDir, 'releases', newest), { recursive: true })
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) }
}

/**
 * Publishes the only release once more, as after an editor has renamed a page, or taken it down. The pages that link to it stay as
 * they are.
 * @param to undefined for a page that is taken down
 */
export async function publishMoved(dataDir: string, from: string, to: string | undefined): Promise<void> {
  const releases = path.join(dataDir, 'releases')
  const before =
    (await readdir(releases))
      .filter((name) => /^\d.*Z$/.test(name))
      .toSorted()
      .at(-1) ?? ''
  const name = releaseName(new Date())
  const folder = path.join(releases, `${name}.part`)
  await cp(path.join(releases, before), folder, { recursive: true })
  const { files, addresses } = await readIndex(folder, [])
  const moved = files.filter(
    (file) => file.path === `${from}index.html` || file.path === `/page-data${from}page-data.json`,
  )
  const kept = files.filter((file) => !moved.includes(file))
  const renamed =
    to === undefined ? [] : await Promise.all(moved.map((file) => renameFile(folder, file.path, from, to)))
  await Promise.all(moved.map((file) => rm(path.join(folder, file.path), { force: true })))
  const pages = addresses.pages.flatMap((page) => {
    if (page.path !== from) return [page]
    return to === undefined ? [] : [{ ...page, path: to }]
  })
  await finishRelease(folder, { files: [...kept, ...renamed], addresses: { ...addresses, pages } }, [])
  await rename(folder, path.join(releases, name))
}

/** A page's file at its new address, which its HTML and its data name. */
async function renameFile(folder: string, file: string, from: string, to: string) {
  const text = await readFile(path.join(folder, file), 'utf8')
  const target = file.replace(from, to)
  const bytes = Buffer.from(text.replaceAll(`"${from}"`, `"${to}"`))
  await mkdir(path.dirname(path.join(folder, target)), { recursive: true })
  await writeFile(path.join(folder, target), bytes)
  return toIndexedFile(target, bytes)
}

/** Serves the releases of such a folder, with the embedded services. */
export async function startHost(dataDir: string): Promise<{ origin: string; stop: () => Promise<void> }> {
  const port = String(await freePort())
  const child = spawn(process.execPath, ['--import', 'tsx', 'services/host/main.ts', '--no-build'], {
    env: { PATH: process.env.PATH, PORT: port, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  await new Promise<void>((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (text: Buffer) => {
      said += text.toString()
      if (said.includes('Ready on')) resolve()
    })
    void ended.then(() => reject(new Error(said)))
  })
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return { origin: `http://localhost:${port}`, stop }
}
