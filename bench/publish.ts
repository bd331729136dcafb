import { rm } from 'node:fs/promises'
import path from 'node:path'
import {
  folderWithRelease,
  startPublishingHost,
  type PublishingHost,
} from '../services/host/testing/publishing-host'
import { fillSpace } from './lib/generated-space'
import { measureRun } from './lib/measured-run'
import { publishHeadline, visit } from './lib/publishing'
import { percentile } from './lib/statistics'
import type { Bench, BenchContext, Row } from './types'

const TIMES = 10
const GENERATED = 2000
/** From the press on Publish to the live page, p95 in s. */
const LONGEST = { demo: 15, generated: 30 }

const measure = async (space: string, host: PublishingHost, max: number): Promise<Row[]> => {
  const leaving = new AbortController()
  const visiting = visit(host.origin, leaving.signal)
  const times: number[] = []
  for (let time = 1; time <= TIMES; time += 1)
    times.push(await publishHeadline(host.origin, `Published-${Date.now()}`))
  leaving.abort()
  const { loads, failed } = await visiting
  return [
    { what: `${space}: published and live, median of ${TIMES}`, value: percentile(times, 50), unit: 's' },
    { what: `${space}: published and live, p95 of ${TIMES}`, value: percentile(times, 95), unit: 's', max },
    { what: `${space}: answers to a visitor meanwhile`, value: loads, unit: '', min: 1 },
    { what: `${space}: of these failed`, value: failed.length, unit: '', max: 0 },
  ]
}

/** Measures on a host of its own with the newest build of a project. */
const measureIn = async (space: string, rootDir: string, max: number): Promise<Row[]> => {
  const { dataDir, remove } = await folderWithRelease(rootDir)
  try {
    const host = await startPublishingHost(rootDir, dataDir)
    try {
      return await measure(space, host, max)
    } finally {
      await host.end('SIGTERM')
    }
  } finally {
    await remove()
  }
}

const measureMore = async ({ copyProject }: BenchContext): Promise<Row[]> => {
  const project = await copyProject('bench-publish-')
  try {
    await rm(path.join(project, '.env'), { force: true })
    await fillSpace(path.join(project, 'content/stories/1'), GENERATED)
    const build = ['--import', 'tsx', 'services/host/main.ts', '--build-only']
    await measureRun(process.execPath, build, project)
    return await measureIn(`${GENERATED} stories more`, project, LONGEST.generated)
  } finally {
    await rm(project, { recursive: true, force: true })
  }
}

const bench: Bench = {
  name: `From the press on Publish to the live page: the demo space, and ${GENERATED} stories more`,
  run: async (context) => [
    ...(await measureIn('demo space', context.rootDir, LONGEST.demo)),
    ...(await measureMore(context)),
  ],
}

export default bench
