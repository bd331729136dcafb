import { cp, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from '../../../database/open'
import { writeFolder, writeInto } from '../../../testing/folder'
import { DEMO_MANAGEMENT_TOKEN } from '../space'
import { contentPullCommand, contentPushCommand } from '../transfer/commands'
import { storyFile } from './fixtures'
import { serveEditableSpace } from './serve-editable-space'
import { smallSpace } from './small-space'

/** A project with content/, on which the commands are run against the space at an address. */
export async function makeProject(content: string, url: string) {
  const rootDir = await writeFolder()
  await cp(content, path.join(rootDir, 'content'), { recursive: true })
  const env = {
    STORYBLOK_SPACE_ID: '1',
    STORYBLOK_PERSONAL_ACCESS_TOKEN: DEMO_MANAGEMENT_TOKEN,
    STORYBLOK_MANAGEMENT_URL: `${url}/v1`,
  }
  const run = async (
    command: typeof contentPushCommand,
    args: readonly string[],
    more: object = {},
    answer?: string,
  ) => {
    const said: string[] = []
    const ask = answer === undefined ? undefined : async () => answer
    const code = await command({
      rootDir,
      env: { ...env, ...more },
      args,
      say: (line) => said.push(line),
      ask,
    })
    return { code, said }
  }
  return {
    contentDir: path.join(rootDir, 'content'),
    push: (args: readonly string[] = ['--yes'], more?: object, answer?: string) =>
      run(contentPushCommand, args, more, answer),
    pull: (args: readonly string[] = ['--yes'], more?: object) => run(contentPullCommand, args, more),
  }
}

/** The text of every file of a folder. */
export async function textsIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  const texts = await Promise.all(
    names
      .sort()
      .map(async (name) => [path.relative(folder, name), (await readFile(name)).toString('latin1')] as const),
  )
  return Object.fromEntries(texts)
}

/** A space without content, and a project with all that a push has to take care of. */
export async function emptySpaceAndProject(database: Database) {
  const space = await serveEditableSpace(database, {})
  const project = await makeProject(await smallSpace(), space.url)
  // A story that names another one in a field of one story, is not mapped by the CLI.
  await writeInto(
    project.contentDir,
    'stories/1/home_uuid-1.json',
    storyFile(1, 'home', { content: { _uid: 'b', component: 'page', related: 'uuid-4' } }),
  )
  const delivered = async (slug: string, isDraft = false) =>
    (await space.deliver(`stories/${slug}`, isDraft)).body.story ?? {}
  return { space, project, delivered }
}
