import { setTimeout } from 'node:timers/promises'
import { editorOf } from '../../services/host/testing/publishing-host'

const LOOK_EVERY_MS = 100
const LONGEST_MS = 120_000
const VISIT_EVERY_MS = 10

/** A visitor who loads pages and their data until the signal aborts. @returns how many answers there were, and those that failed */
export const visit = async (origin: string, signal: AbortSignal) => {
  const addresses = ['/za/', '/za/pricing/', '/za/shop/'].flatMap((page) => [
    page,
    `/page-data${page}page-data.json`,
  ])
  const failed: string[] = []
  let loads = 0
  while (!signal.aborted) {
    const address = addresses[loads % addresses.length]
    const answer = await fetch(`${origin}${address}`).then(
      async (response) => [response.status, (await response.text()).length] as const,
      (error: unknown) => [String(error), 0] as const,
    )
    if (answer[0] !== 200 || answer[1] === 0) failed.push(`${address}: ${answer.join(', ')}`)
    loads += 1
    await setTimeout(VISIT_EVERY_MS)
  }
  return { loads, failed }
}

/**
 * Rejects where the space refuses it, and once the signal aborts.
 * @returns from the press on Publish until the live page has the new headline, in s
 */
export const publishHeadline = async (
  origin: string,
  headline: string,
  signal = AbortSignal.timeout(LONGEST_MS),
): Promise<number> => {
  const editor = editorOf(origin)
  const { id, content } = await editor.open('home')
  const body = content.body?.map((blok, at) => (at === 0 ? { ...blok, title: headline } : blok))
  const began = performance.now()
  await editor.publish(id, { content: { ...content, ...(body && { body }) } })
  for (;;) {
    const page = await (await fetch(`${origin}/za/`)).text()
    signal.throwIfAborted()
    if (page.includes(headline)) return (performance.now() - began) / 1000
    await setTimeout(LOOK_EVERY_MS)
  }
}
