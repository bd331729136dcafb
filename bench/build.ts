import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fillSpace } from './lib/generated-space'
import { measureRun } from './lib/measured-run'
import { openPublisher } from './lib/published-change'
import type { Bench, Row } from './types'

const STORIES = 'content/stories/1'
const GENERATED = 2000
const LONGEST_CHANGE = 25
/** A published change: of the demo space, and beside so many stories more, in s. */
const LONGEST_PUBLISHED = { demo: 5, generated: 15 }
const TIMES = 3

const build = (project: string) =>
  measureRun(process.execPath, ['--import', 'tsx', 'services/host/main.ts', '--build-only'], project)

/** Changes the title of one page, which is what editors change most. */
const changeStory = async (file: string) => {
  const story = JSON.parse(await readFile(file, 'utf8')) as { content: { seo_title?: string } }
  story.content.seo_title = `Changed at ${performance.now()}`
  await writeFile(file, JSON.stringify(story, null, 2))
}

const medianOf = (values: readonly number[]): number =>
  Math.round((values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0) * 10) / 10

/** One story changed several times, each time published by a running host's process: rendered, and built by Gatsby. */
const measurePublished = async (
  space: string,
  project: string,
  story: string,
  max: number,
): Promise<Row[]> => {
  const publisher = await openPublisher(project)
  const measured = async (what: string, limit: number | undefined, prepare: () => Promise<void>) => {
    const runs = []
    for (let run = 0; run < TIMES; run += 1) {
      await prepare()
      await changeStory(story)
      runs.push(await publisher.publish())
    }
    const seconds = medianOf(runs.map((run) => run.seconds))
    const processors = medianOf(runs.map((run) => run.processorSeconds))
    const name = `${space}: one story changed, published by a running host's process${what}`
    return [
      { what: name, value: seconds, unit: 's', ...(limit && { max: limit }) },
      { what: `${name}, of processors`, value: processors, unit: 's' },
    ]
  }
  try {
    return [
      ...(await measured('', max, async () => undefined)),
      ...(await measured(' with Gatsby', undefined, publisher.removeRenderer)),
    ]
  } finally {
    await publisher.close()
  }
}

const measure = async (
  space: string,
  project: string,
  story: string,
  published: number,
  max?: number,
): Promise<Row[]> => {
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
  return [...rows, ...(await measurePublished(space, project, story, published))]
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
      const demo = await measure('demo space', project, home, LONGEST_PUBLISHED.demo)
      for (const folder of ['.cache', 'public', '.data'])
        await rm(path.join(project, folder), { recursive: true, force: true })
      const story = await fillSpace(stories, GENERATED)
      const more = await measure(
        `${GENERATED} stories more`,
        project,
        story,
        LONGEST_PUBLISHED.generated,
        LONGEST_CHANGE,
      )
      return [...demo, ...more]
    } finally {
      await rm(project, { recursive: true, force: true })
    }
  },
}

export default bench
