import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { buildAside } from '../../services/build/build-process'
import { openShopSource } from '../../services/build/shop-source'
import { readConfig } from '../../services/host/config/config'
import { listReleases, rendererFolder } from '../../services/site/releases'

/** Of a processor's clock, in ms (getconf CLK_TCK is 100 on Linux). */
const TICK_MS = 10

/** Processor time of all children that have ended, in s; 0 on a machine without /proc. */
const childrenSeconds = (): number => {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? []
    return ((Number(fields[13]) + Number(fields[14])) * TICK_MS) / 1000
  } catch {
    return 0
  }
}

/** Publishes changed content of a project as a running host does, whose shop is there already. @returns publishes once, and measures it */
export const openPublisher = async (project: string) => {
  const config = readConfig({}, project)
  const shop = await openShopSource(config)
  await shop.opened
  const publish = async () => {
    const began = performance.now()
    const before = childrenSeconds()
    const { outcome } = await buildAside({
      rootDir: project,
      env: { PATH: process.env.PATH },
      content: undefined,
      origin: new URL(shop.url).origin,
      say: () => undefined,
      signal: new AbortController().signal,
    })
    if (outcome !== 'live') throw new Error(`The change was not published: ${outcome}.`)
    return { seconds: (performance.now() - began) / 1000, processorSeconds: childrenSeconds() - before }
  }
  /** Makes Gatsby build the next change. */
  const removeRenderer = async () => {
    for (const { folder } of await listReleases(config.releasesDir))
      await rm(rendererFolder(folder), { recursive: true, force: true })
  }
  return { publish, removeRenderer, close: () => shop.close() }
}
