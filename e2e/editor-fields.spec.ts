import type { APIRequestContext, FrameLocator, Locator, Page } from '@playwright/test'
import { IS_FULL_RUN } from '../services/testing/scale'
import { expect, test } from './support/test'
import { savedStory, type Blok } from './support/visual-editor'

// How each kind of field is edited and stored is a table of its own (src/editor/form/fields.test.tsx). Here fields go the whole way: edited
// in the editor, saved, delivered by the content API, and seen on the page in the frame. Every run tries each form of a stored value; the
// full run tries all kinds.

test.use({ viewport: { width: 1440, height: 900 } })

// The management API takes no draft of these in other journeys.
const ARTICLE = 609584835
const LISTING = 612869894
const TRADE = 614437151
const PRODUCT = 604328035
const BANNERS = 602204996
const CHECKOUT = 616121366
const HERO = '756ac00e-749f-4463-aee2-7f945018ff61'
const SECTION = 'bb293abe-289d-4fa4-a3ee-7fac49119e55'
const BANNER = '02859bd8-2912-4d83-a58b-592bda007b41'

type Row = {
  kind: string
  story: number
  block: string
  field: string
  edit: (field: Locator, page: Page) => Promise<void>
  /** What the content API delivers for the field. */
  stored: unknown
  /** What the page in the frame shows. */
  seen: (frame: FrameLocator) => Promise<void>
  /** The story whose page shows it, where it is another one: that is seen once it is saved. */
  shownOn?: number
}

/** A text, an object, a document, a choice, and a list. */
const FORMS = ['text', 'asset', 'richtext', 'option', 'bloks']

const shows = (words: string | RegExp) => (frame: FrameLocator) =>
  expect(frame.locator('main').getByText(words).first()).toBeVisible()

const pick = async (page: Page, words: string, name: RegExp) => {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill(words)
  await dialog.getByRole('button', { name }).first().click()
}

const ROWS: Row[] = [
  {
    ...{ kind: 'text', story: ARTICLE, block: HERO, field: 'title' },
    edit: (field) => field.getByRole('textbox').fill('Switching, typed'),
    stored: 'Switching, typed',
    seen: shows('Switching, typed'),
  },
  {
    ...{ kind: 'textarea', story: ARTICLE, block: HERO, field: 'text' },
    edit: (field) => field.getByRole('textbox').fill('One line. Another.'),
    stored: 'One line. Another.',
    seen: shows('One line. Another.'),
  },
  {
    ...{ kind: 'number', story: ARTICLE, block: HERO, field: 'reading_time' },
    edit: (field) => field.getByRole('textbox').fill('17'),
    stored: '17',
    seen: shows(/17 min/),
  },
  {
    ...{ kind: 'datetime', story: ARTICLE, block: HERO, field: 'date' },
    edit: (field) => field.locator('input').fill('2026-11-20'),
    stored: '2026-11-20 00:00',
    seen: shows('20 November 2026'),
  },
  {
    ...{ kind: 'asset', story: ARTICLE, block: HERO, field: 'image' },
    edit: (field) => field.getByRole('textbox', { name: 'Alt text' }).fill('A machine in a box'),
    stored: expect.objectContaining({ id: 1223312939, alt: 'A machine in a box', fieldtype: 'asset' }),
    seen: (frame) => expect(frame.getByAltText('A machine in a box').first()).toBeAttached(),
  },
  {
    ...{ kind: 'boolean', story: ARTICLE, block: SECTION, field: 'contents' },
    edit: (field) => field.getByRole('checkbox').uncheck(),
    stored: false,
    seen: (frame) => expect(frame.locator('[data-block="article_section"] nav')).toHaveCount(0),
  },
  {
    ...{ kind: 'richtext', story: ARTICLE, block: SECTION, field: 'text' },
    edit: async (field, page) => {
      await field.locator('[contenteditable] p').first().selectText()
      await page.keyboard.type('Plain and ')
      await expect(field.locator('[contenteditable] p').first()).toHaveText('Plain and ')
      await field.getByRole('button', { name: 'Bold' }).click()
      await page.keyboard.type('bold')
    },
    stored: expect.objectContaining({
      type: 'doc',
      content: expect.arrayContaining([
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'Plain and ' },
            { type: 'text', text: 'bold', marks: [{ type: 'bold' }] },
          ],
        },
      ]),
    }),
    seen: (frame) => expect(frame.locator('main p', { hasText: /^Plain and bold$/ })).toBeVisible(),
  },
  {
    ...{ kind: 'option', story: ARTICLE, block: BANNER, field: 'background' },
    edit: async (field) => {
      await field.getByRole('combobox').selectOption('payflex-purple')
    },
    stored: 'payflex-purple',
    seen: async (frame) => {
      const band = frame.locator('[data-block="centre_cta_banner"] :is([style*="--band"])').first()
      await expect(band).toHaveAttribute('style', /--band: ?#5b2ee5/)
    },
  },
  {
    ...{ kind: 'bloks', story: ARTICLE, block: BANNER, field: 'ctas' },
    edit: (field) => field.getByRole('button', { name: 'Move down: Cta: Sign up' }).click(),
    stored: ['Shop card machines', 'Sign up'].map((text) => expect.objectContaining({ text })),
    seen: (frame) =>
      expect(frame.locator('[data-block="centre_cta_banner"]').getByRole('link')).toHaveText([
        'Shop card machines',
        'Sign up',
      ]),
  },
  {
    ...{ kind: 'multilink', story: ARTICLE, block: 'dc7825a2-1064-4bb9-a22d-cc17bba05855', field: 'link' },
    edit: (field) =>
      field.getByRole('textbox', { name: 'Address' }).fill('https://example.com/offer?from=editor'),
    stored: expect.objectContaining({ linktype: 'url', url: 'https://example.com/offer?from=editor' }),
    seen: (frame) =>
      expect(frame.locator('main a[href="https://example.com/offer?from=editor"]').first()).toBeVisible(),
  },
  {
    ...{ kind: 'options', story: LISTING, block: '329a09e0-7fc6-4863-86bd-5214e14a99c5', field: 'methods' },
    edit: async (field) => {
      for (const method of await field.getByRole('checkbox').all()) await method.uncheck()
    },
    stored: [],
    seen: (frame) => expect(frame.locator('[data-block="payment_logo_banner"] li')).toHaveCount(0),
  },
  {
    ...{ kind: 'table', story: LISTING, block: '4f368dfd-1441-4e22-ab1f-d9e75affa712', field: 'features' },
    edit: (field) => field.getByRole('textbox', { name: /^Row 2, khumo$/ }).fill('Typed into a cell'),
    stored: expect.objectContaining({ fieldtype: 'table' }),
    seen: shows('Typed into a cell'),
  },
  {
    ...{ kind: 'a story', story: TRADE, block: '48f28d4f-10a6-4617-a75d-b6343a43bcc4', field: 'article' },
    edit: async (field, page) => {
      await field.getByRole('button', { name: 'Choose another' }).click()
      await pick(page, 'card payments', /What card payments cost/)
    },
    stored: expect.stringMatching(/^[\da-f-]{36}$/),
    seen: shows('What card payments cost'),
  },
  {
    ...{
      kind: 'multiasset',
      story: PRODUCT,
      block: '3635ceab-5f7f-413b-83ff-107e7bee8619',
      field: 'gallery',
    },
    edit: async (field, page) => {
      for (const name of ['barcode-scanner-side', 'barcode-scanner-in-use']) {
        await field.getByRole('button', { name: 'Add a file' }).click()
        await pick(page, name, new RegExp(name))
      }
      await field.getByRole('button', { name: 'Move barcode-scanner-in-use.webp up' }).click()
    },
    stored: [346829405, 225191136].map((id) => expect.objectContaining({ id, fieldtype: 'asset' })),
    seen: (frame) =>
      expect(frame.locator('[data-block="hero_product_half"] img').first()).toHaveAttribute(
        'src',
        /barcode-scanner-in-use/,
      ),
  },
  {
    ...{ kind: 'stories', story: BANNERS, block: 'a5eab6a0-9f84-4ea6-ba2b-db975f08de24' },
    ...{ field: 'excludedPages', shownOn: CHECKOUT },
    edit: async (field, page) => {
      await field.getByRole('button', { name: /^Take out/ }).click()
      await field.getByRole('button', { name: 'Add a page' }).click()
      await pick(page, 'about', /About us/)
    },
    stored: ['5780daf6-db0b-413d-af82-807c9f85abba'],
    seen: (frame) => expect(frame.getByText(/^R300 off Khumo Print/).first()).toBeVisible(),
  },
]

const blocksIn = (value: unknown): Blok[] => {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(blocksIn)
  return '_uid' in value ? [value as Blok, ...inner] : inner
}

const delivered = async (request: APIRequestContext, { story, block, field }: Row): Promise<unknown> =>
  blocksIn((await savedStory(request, story)).content).find(({ _uid: uid }) => uid === block)?.[field]

/** Puts a story back as the other journeys know it. */
const restore = async (request: APIRequestContext, id: number, content: object) => {
  const answer = await request.put(`/v1/spaces/1/stories/${id}`, {
    headers: { authorization: 'demo-management' },
    data: { story: { content }, force_update: 1 },
  })
  expect(answer.ok()).toBe(true)
}

for (const story of IS_FULL_RUN ? [ARTICLE, LISTING, TRADE, PRODUCT, BANNERS] : [ARTICLE]) {
  const rows = ROWS.filter((row) => row.story === story && (IS_FULL_RUN || FORMS.includes(row.kind)))
  test(`fields are edited, saved, delivered and seen: ${rows.map(({ kind }) => kind).join(', ')} @wide`, async ({
    page,
    request,
    expectFailures,
  }) => {
    test.slow()
    // A page that is left ends its requests.
    expectFailures(/The search could not be loaded/)
    const { content } = await savedStory(request, story)
    const frame = page.frameLocator('iframe')
    try {
      for (const [at, row] of rows.entries())
        await test.step(row.kind, async () => {
          if (row.block !== rows[at - 1]?.block)
            await page.goto(`/sandbox/editor/?story=${story}&block=${row.block}`)
          const field = page.getByRole('region', { name: 'Form' }).locator(`[data-field="${row.field}"]`)
          await expect(frame.locator(row.shownOn ? 'h1' : 'main [data-block]').first()).toBeVisible()
          await row.edit(field, page)
          if (!row.shownOn) await row.seen(frame)
          await page.getByRole('button', { name: 'Save draft' }).click()
          await expect.poll(() => delivered(request, row)).toEqual(row.stored)
          await expect(page.getByRole('banner').getByRole('status')).toContainText('Saved')
        })
      await page.goto(`/sandbox/editor/?story=${rows[0]?.shownOn ?? story}`)
      for (const row of rows) await test.step(`${row.kind} when it is saved`, () => row.seen(frame))
    } finally {
      await restore(request, story, content)
    }
  })
}
