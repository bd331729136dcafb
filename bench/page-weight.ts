import type { CDPSession, Page } from '@playwright/test'
import { withBrowser } from './lib/browser'
import type { Bench, Row } from './types'

/** Kilobytes of 1,000 bytes (decision 054). */
const PAGES = [
  { path: '/za/', name: 'home', scriptBudget: 115.4 },
  { path: '/za/shop/card-machines/khumo/', name: 'product', scriptBudget: 130.8 },
  { path: '/za/shop/', name: 'shop', scriptBudget: 132 },
  { path: '/za/blog/choosing-a-card-machine/', name: 'article', scriptBudget: 115.4 },
  { path: '/za/blog/what-card-payments-cost/', name: 'article with a calculator', scriptBudget: 115.4 },
  { path: '/za/pricing/', name: 'pricing', scriptBudget: 117.6 },
  { path: '/za/checkout/', name: 'checkout', scriptBudget: 136 },
] as const

type Kind = 'Script' | 'Font' | 'Image'

/** Counts the bodies that cross the network, compressed, in KB of 1,000 bytes, by kind of resource. */
const count = async (session: CDPSession) => {
  const bytes = new Map<string, number>()
  const kinds = new Map<string, string>()
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength)
  })
  await session.send('Network.enable')
  return (kind: Kind) => (bytes.get(kind) ?? 0) / 1000
}

/** Kilobytes of the document's style elements, which contain all styles. */
const inlineStyles = (html: string) => {
  const css = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text).join('')
  return Buffer.byteLength(css) / 1000
}

const weigh = async (
  page: Page,
  origin: string,
  { path, name, scriptBudget }: (typeof PAGES)[number],
): Promise<Row[]> => {
  const kilobytes = await count(await page.context().newCDPSession(page))
  const response = await page.goto(origin + path, { waitUntil: 'networkidle' })
  const html = (await response?.text()) ?? ''
  return [
    {
      what: `${name}: JavaScript before interaction`,
      value: round(kilobytes('Script')),
      unit: 'KB',
      max: scriptBudget,
    },
    { what: `${name}: document (not compressed)`, value: round(Buffer.byteLength(html) / 1000), unit: 'KB' },
    {
      what: `${name}: styles (in the document, not compressed)`,
      value: round(inlineStyles(html)),
      unit: 'KB',
    },
    { what: `${name}: fonts`, value: round(kilobytes('Font')), unit: 'KB', max: 60 },
    { what: `${name}: images above the fold`, value: round(kilobytes('Image')), unit: 'KB' },
  ]
}

const round = (value: number) => Math.round(value * 10) / 10

const bench: Bench = {
  name: 'Bytes over the network on a first visit, brotli, 390 × 844, nothing touched',
  run: (context) =>
    withBrowser(context, async (browser, origin) => {
      const rows: Row[] = []
      for (const one of PAGES) {
        const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true })
        rows.push(...(await weigh(await context.newPage(), origin, one)))
        await context.close()
      }
      return rows
    }),
}

export default bench
