import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { PROMISES, SELLER } from './seller'

const STORIES = path.join(import.meta.dirname, '../../../content/stories/1')

const contentOf = (slug: string): Record<string, unknown> & { returns_link: { cached_url: string } } => {
  const file = readdirSync(STORIES).find((name) => name.startsWith(`${slug}_`)) ?? slug
  return JSON.parse(readFileSync(path.join(STORIES, file), 'utf8')).content
}

test('mails name the same seller as the footer', () => {
  const { legalName, registrationNumber, vatNumber, address, phone, email } = SELLER
  expect(contentOf('footer')).toMatchObject({
    legalName,
    registrationNumber,
    vatNumber,
    address,
    phone,
    email,
  })
})

test('mails make the same promises as the checkout', () => {
  const page = contentOf('checkout')
  expect(page).toMatchObject({
    rica_notice: PROMISES.rica,
    help_phone: SELLER.phone,
    business_hours: SELLER.hours,
  })
  expect(`/za/${page.returns_link.cached_url}/`).toBe(PROMISES.returnsPath)
})
