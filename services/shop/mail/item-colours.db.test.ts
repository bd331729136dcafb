import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { PALETTE, type PaletteColour } from '../../../shared/palette'
import { learnFromSite } from '../index'
import { MAIL_FROM, useTestShop } from '../testing/shop'
import type { Message } from './message'
import { sendAll } from './testing/server'

const shop = useTestShop({ holdsMails: true })

/** Publishes a release of the site in which Khumo has this colour. */
const publish = async (background: PaletteColour) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'release-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const entries = [{ sku: 'khumo', background }]
  await writeFile(path.join(folder, 'cart-entries.json'), JSON.stringify({ entries, bundleEntries: [] }))
  await learnFromSite(shop.database, folder)
}

/** The mail about a new order of Khumo. */
const orderMail = async (): Promise<string> => {
  const mailbox: Message[] = []
  const { id } = await shop.cart(['khumo'])
  await shop.call('POST', `/carts/${id}/eft_intent/`, {})
  await sendAll(shop, { from: MAIL_FROM, deliver: async (message) => void mailbox.push(message) })
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
