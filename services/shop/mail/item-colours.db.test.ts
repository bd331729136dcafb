import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PALETTE, type PaletteColour } from '../../../shared/palette'
import { learnFromSite } from '../index'
import { startPaymentBench, type PaymentBench } from '../testing/payments'
import { MAIL_FROM } from '../testing/shop'
import type { Message } from './message'
import { sendAll } from './testing/server'

let bench: PaymentBench
let folder: string
beforeAll(async () => {
  bench = await startPaymentBench({ holdsMails: true })
  folder = await mkdtemp(path.join(os.tmpdir(), 'release-'))
}, 60_000)
afterAll(async () => {
  await bench.close()
  await rm(folder, { recursive: true })
})

/** Publishes a release of the site in which Khumo has this colour. */
const publish = async (background: PaletteColour) => {
  const entries = [{ sku: 'khumo', background }]
  await writeFile(path.join(folder, 'cart-entries.json'), JSON.stringify({ entries, bundleEntries: [] }))
  await learnFromSite(bench.shop.database, folder)
}

/** The mail about a new order of Khumo. */
const orderMail = async (): Promise<string> => {
  const mailbox: Message[] = []
  const { id } = await bench.shop.cart(['khumo'])
  await bench.post(id, 'eft_intent')
  await sendAll(bench.shop, {
    from: MAIL_FROM,
    deliver: async (message) => void mailbox.push(message),
  })
  return mailbox.map(({ html }) => html).join()
}

it('mails show an item in its colour on the published site', async () => {
  expect(await orderMail()).toContain(`bgcolor="${PALETTE['light-gray']}"`)
  await publish('industry-pink')
  expect(await orderMail()).toContain(`bgcolor="${PALETTE['industry-pink']}"`)
  await publish('blue')
  const mail = await orderMail()
  expect(mail).toContain(`bgcolor="${PALETTE.blue}"`)
  expect(mail).not.toContain(PALETTE['industry-pink'])
})
