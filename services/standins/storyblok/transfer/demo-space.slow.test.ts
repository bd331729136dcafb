import path from 'node:path'
import { expect, test } from 'vitest'
import { useTestDatabase } from '../../../database/testing/open'
import { IS_FULL_RUN } from '../../../testing/scale'
import { makeProject, textsIn } from '../testing/project'
import { serveEditableSpace } from '../testing/serve-editable-space'

const database = await useTestDatabase()
const CONTENT = path.resolve(import.meta.dirname, '../../../../content')
const PATIENCE_MS = 600_000

// Otherwise demo-space.test.ts compares the demo with itself in another space, and transfer.slow.test.ts pushes a small one.
test.runIf(IS_FULL_RUN)(
  'the whole demo space is pushed to an empty space, and a pull finds no difference',
  async () => {
    const empty = await serveEditableSpace(database, {})
    const project = await makeProject(CONTENT, empty.url)
    const before = await textsIn(project.contentDir)
    const pushed = await project.push()
    expect([pushed.said.slice(-1), pushed.code]).toEqual([
      ['Pushed: the space has everything of content/.'],
      0,
    ])
    expect((await project.pull()).said.slice(1)).toEqual([
      'Nothing to pull: content/ has everything already.',
    ])
    expect((await project.push()).said.slice(1)).toEqual(['Nothing to push: space 1 has everything already.'])
    expect(await textsIn(project.contentDir)).toEqual(before)
  },
  PATIENCE_MS,
)
