import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fillSpace } from './lib/generated-space'
import { measureRun } from './lib/measured-run'
import type { Bench, Row } from './types'

const STORIES = 'content/stories/1'
const GENERATED = 2000
const LONGEST_CHANGE = 25

const build = (project: string) =>
  measureRun(process.execPath, ['--import', 'tsx', 'services/host/main.ts', '--build-only'], project)

/** Changes the title of one page, which is what editors change most. */
const changeStory = async (file: string) => {
  const story = JSON.parse(await readFile(file, 'utf8')) as { content: { seo_title?: string } }
  story.content.seo_title = `Changed at ${performance.now()}`
  await writeFile(file, JSON.stringify(story, null, 2))
}

const measure = async (space: string, project: string, story: string, max?: number): Promise<Row[]> => {
  const rows: Row[] = []
  const step = async (what: string, limit?: number) => {
    const { seconds, peakMegabytes } = await build(project)
    rows.push({ what: `${space}: ${what}`, value: seconds, unit: 's', ...(limit && { max: limit }) })
    rows.push({ what: `${space}: ${what}, most memory`, value: peakMegabytes, unit: 'MB' })
  }
  await step('first build')
  await step('nothing changed')
  await changeStory(story)
  await step('one story changed', max)
  return rows
}

const bench: Bench = {
  name: `Builds, to the published release: the demo space, and ${GENERATED} stories more`,
  async run({ copyProject }) {
    const project = await copyProject('bench-build-')
    // Its variables may name a content service other than the folder whose stories change here.
    await rm(path.join(project, '.env'), { force: true })
    const stories = path.join(project, STORIES)
    try {
      const home = path.join(stories, 'home_9f4e2bf1-8fc2-48ec-9122-b9d528a47599.json')
      const demo = await measure('demo space', project, home)
      for (const folder of ['.cache', 'public', '.data'])
        await rm(path.join(project, folder), { recursive: true, force: true })
      const story = await fillSpace(stories, GENERATED)
      return [...demo, ...(await measure(`${GENERATED} stories more`, project, story, LONGEST_CHANGE))]
    } finally {
      await rm(project, { recursive: true, force: true })
    }
  },
}

export default bench
