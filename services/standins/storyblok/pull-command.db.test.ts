import { mkdir, readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { useTestDatabase } from '../../database/testing/open'
import { lockDataDir } from '../../host/data-dir'
import { sandbox } from '../../sandbox/index'
import { writeFolder } from '../../testing/folder'
import { pullCommand } from './pull-command'
import { storyFile, storyFiles } from './testing/fixtures'
import { serveEditableSpace } from './testing/serve-editable-space'

const database = await useTestDatabase()

test('npm run content:pull has the running host write its space to the files, and says which', async () => {
  const space = await serveEditableSpace(database, storyFiles([storyFile(1, 'home')]))
  const host = fastify({ forceCloseConnections: true })
  const access = { siteUrl: 'http://localhost', token: undefined }
  const personalDataKey = Buffer.alloc(32, 7)
  const content = { store: space.store, space: { spaceId: '1', previewToken: 'demo-preview' } }
  await host.register(sandbox, { prefix: '/sandbox', database, access, personalDataKey, content })
  await host.listen({ port: 0, host: 'localhost' })
  onTestFinished(() => host.close())
  const { port } = host.server.address() as AddressInfo
  const dataDir = path.join(await writeFolder(), 'data')
  await mkdir(dataDir)
  await lockDataDir(dataDir)
  const pull = async () => {
    const said: string[] = []
    const env = { DATA_DIR: dataDir, PORT: String(port) }
    await pullCommand({ rootDir: space.contentDir, env, say: (line) => said.push(line) })
    return said
  }

  await space.call('PUT', '/stories/1', { story: { name: 'Edited' }, publish: 1 })
  expect(await pull()).toEqual(['written content/stories/1/home_uuid-1.json'])
  const text = await readFile(path.join(space.contentDir, 'stories/1/home_uuid-1.json'), 'utf8')
  expect(JSON.parse(text)).toMatchObject({ name: 'Edited', published: true, unpublished_changes: false })
  expect(await pull()).toEqual(['Nothing has been edited: content/ is as the space is.'])
  await host.close()
  await expect(pull()).rejects.toThrow(/is in use by a running host/)
})

test('npm run content:pull says that a sandbox that is off has no space', async () => {
  const rootDir = await writeFolder()
  await expect(pullCommand({ rootDir, env: { SANDBOX: 'off' }, say: () => undefined })).rejects.toThrow(
    'There is no embedded space',
  )
})
