import { mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { onFreePort } from '../../lib/free-port'
import { linkOrCopy } from '../../lib/files'
import { newestRelease } from '../../site/releases'
import { startProcess, type TestProcess } from '../../testing/process'
import { DEMO_MANAGEMENT_TOKEN, DEMO_SPACE_ID } from '../../standins/storyblok/space'
import { readConfig } from '../config/config'

/** A running site with the embedded space, which publishes what is changed there. */
export interface PublishingHost {
  /** Such as `http://localhost:49152`. */
  origin: string
  /** `SIGTERM` ends it as an operator does, `SIGKILL` as a machine that fails does. */
  end: TestProcess['end']
  pid: number
}

/**
 * A folder for such hosts, with the newest build of a project as its only release.
 * @param rootDir the project's folder
 * @returns the folder, and how to remove it
 */
export async function folderWithRelease(
  rootDir: string,
): Promise<{ dataDir: string; remove: () => Promise<void> }> {
  const release = await newestRelease(readConfig({}, rootDir).releasesDir)
  if (!release) throw new Error('There is no built site: run npm test -- build first.')
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'publishing-'))
  await linkFolder(release.folder, path.join(dataDir, 'releases', path.basename(release.folder)))
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) }
}

/** Makes a folder with the files of a release, which never change. */
export async function linkFolder(folder: string, target: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const source = path.join(entry.parentPath, entry.name)
    if (entry.isFile()) await linkOrCopy(source, path.join(target, path.relative(folder, source)))
  }
}

/**
 * Starts what `npm start` starts. The pages name the address that they were built for, so the host has that address as its own, beside the
 * one at which it listens.
 * @param env variables that differ
 * @param args such as `--no-build`
 */
export const startPublishingHost = (
  rootDir: string,
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
  args: readonly string[] = [],
): Promise<PublishingHost> =>
  onFreePort(async (port) => {
    const own = { PORT: String(port), SITE_URL: readConfig({}, rootDir).siteUrl, DATA_DIR: dataDir }
    const none = { DATABASE_URL: '', STORYBLOK_TOKEN: '' }
    const host = await startProcess(['services/host/main.ts', ...args], { ...none, ...own, ...env }, rootDir)
    return { ...host, origin: `http://localhost:${port}` }
  })

interface EditedStory {
  id: number
  slug: string
  version_id: number
  content: { component: string; body?: Record<string, unknown>[]; [field: string]: unknown }
}

/** An editor of the space of such a host, by its management API. Rejects with what that answers where it refuses. */
export function editorOf(origin: string) {
  const ask = async (method: string, address: string, body?: object) => {
    const response = await fetch(`${origin}/v1/spaces/${DEMO_SPACE_ID}/stories${address}`, {
      method,
      headers: { authorization: DEMO_MANAGEMENT_TOKEN, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${await response.text()}`)
    return (await response.json()) as { story: EditedStory; stories: { id: number }[] }
  }
  return {
    /** The story with this full slug, with its draft. */
    async open(slug: string): Promise<EditedStory> {
      const { stories } = await ask('GET', `?with_slug=${encodeURIComponent(slug)}`)
      const [found] = stories
      if (!found) throw new Error(`There is no story ${slug}.`)
      return (await ask('GET', `/${found.id}`)).story
    },
    /** Saves changes of a story, and publishes it. */
    publish: async (id: number, changes: Partial<Pick<EditedStory, 'slug' | 'content'>>) =>
      void (await ask('PUT', `/${id}`, { story: changes, publish: 1 })),
    save: async (id: number, changes: Partial<Pick<EditedStory, 'slug' | 'content'>>) =>
      void (await ask('PUT', `/${id}`, { story: changes })),
    unpublish: async (id: number) => void (await ask('GET', `/${id}/unpublish`)),
  }
}
