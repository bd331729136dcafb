import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { useTestDatabase } from '../../../database/testing/open'
import { writeFolder, writeInto } from '../../../testing/folder'
import { IS_FULL_RUN } from '../../../testing/scale'
import { runCliOnDemo } from '../testing/run-cli'
import { serveEditableSpace } from '../testing/serve-editable-space'
import { COMPONENT, DATASOURCE, smallSpace } from '../testing/small-space'

const database = await useTestDatabase()

const KINDS = ['components', 'datasources', 'assets', 'stories']

/** What the CLI has written of a space, by file. */
async function filesIn(folder: string): Promise<Record<string, string>> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = names
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((name) => !/^(logs|reports)\/|manifest/.test(name))
    .sort()
  return Object.fromEntries(
    await Promise.all(
      files.map(
        async (name) => [name, (await readFile(path.join(folder, name))).toString('latin1')] as const,
      ),
    ),
  )
}

// transfer.slow.test.ts uses the CLI in each run, as content:push and content:pull do.
test.runIf(IS_FULL_RUN)(
  'the official CLI pulls the space, a push changes nothing, and a change that it pushes is delivered',
  async () => {
    const space = await serveEditableSpace(database, await smallSpace())
    const [first, second] = [await writeFolder(), await writeFolder()]
    for (const kind of KINDS) await runCliOnDemo(space.url, first, kind, 'pull')
    const pulled = await filesIn(first)
    expect(Object.keys(pulled)).toEqual([
      'assets/1/square_77.json',
      'assets/1/square_77.png',
      'components/1/components.json',
      'components/1/groups.json',
      'datasources/1/datasources.json',
      'stories/1/home_uuid-1.json',
      'stories/1/khumo_uuid-4.json',
      'stories/1/later_uuid-5.json',
      'stories/1/shop_uuid-2.json',
      'stories/1/shop_uuid-3.json',
    ])
    expect(JSON.parse(pulled['components/1/components.json'] ?? '')).toEqual([COMPONENT])
    expect(JSON.parse(pulled['datasources/1/datasources.json'] ?? '')).toEqual([DATASOURCE])

    const version = await space.version()
    for (const kind of KINDS) await runCliOnDemo(space.url, first, kind, 'push')
    expect(await space.version()).toBe(version)
    for (const kind of KINDS) await runCliOnDemo(space.url, second, kind, 'pull')
    expect(await filesIn(second)).toEqual(pulled)

    const home = path.join(first, 'stories/1/home_uuid-1.json')
    const content = { _uid: 'blok-1', component: 'page', title: 'From a file' }
    await writeInto(first, 'stories/1/home_uuid-1.json', {
      ...(JSON.parse(await readFile(home, 'utf8')) as object),
      content,
    })
    await runCliOnDemo(space.url, first, 'stories', 'push')
    expect((await space.deliver('stories/home')).body.story).toMatchObject({ content })
    expect(await space.version()).not.toBe(version)
  },
)
