import { cp } from 'node:fs/promises'
import path from 'node:path'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { storyFile, storyFiles } from '../standins/storyblok/testing/fixtures'
import { writeFolder, writeInto } from '../testing/folder'
import { contentCheckCommand } from './content-check-command'

const hero = { _uid: 'h', component: 'hero_centre', title: 'Get paid', background: 'white' }
const page = (fields: object, ...body: object[]) => ({
  ...{ _uid: 'p', component: 'page', seo_title: 'Help', seo_description: 'Answers', body: [hero, ...body] },
  ...fields,
})
const LAYOUT = [
  storyFile(1, 'layout/navigation', { content: { _uid: 'n', component: 'navigation' } }),
  storyFile(2, 'layout/footer', {
    content: {
      ...{ _uid: 'f', component: 'footer', legalName: 'Yoco', registrationNumber: '2026/123456/07' },
      ...{ address: '12 Long Street', phone: '082 123 4567', email: 'help@example.co.za' },
    },
  }),
  storyFile(3, 'settings/banners', { content: { _uid: 'b', component: 'site_wide_banner_settings' } }),
]

/** Runs the command over these stories in a project of their own, beside a shop that sells nothing. */
async function run(
  stories: Parameters<typeof storyFiles>[0],
  { args = [] as string[], more = {} as Record<string, object> } = {},
) {
  const shop = Fastify({ forceCloseConnections: true })
  shop.get('*', async () => ({ products: [], bundles: [] }))
  onTestFinished(() => shop.close())
  const files = { ...storyFiles([...LAYOUT, ...stories]), ...more }
  const rootDir = await writeFolder(
    Object.fromEntries(Object.entries(files).map(([name, file]) => [path.join('content', name), file])),
  )
  const said: string[] = []
  const url = await shop.listen({ port: 0, host: '127.0.0.1' })
  const env = { SHOP_API_URL: `${url}/shop/api/v1` }
  const code = await contentCheckCommand({ args, rootDir, env, say: (line) => void said.push(line) })
  return { code, said }
}

const DEAD = { linktype: 'url', url: 'javascript:alert(1)' }
const button = { _uid: 'c', component: 'cta', text: 'Go', link: DEAD }
const closing = {
  _uid: 'z',
  component: 'centre_cta_banner',
  title: 'Go',
  background: 'cream',
  ctas: [button],
}

test('content without a finding passes', async () => {
  const { code, said } = await run([storyFile(4, 'help', { content: page({}) })])
  expect({ code, said }).toEqual({ code: 0, said: ['0 errors, 0 warnings in the published content.'] })
})

test('findings are grouped by story with its file, the errors first, and counted; warnings alone pass', async () => {
  const { code, said } = await run([
    storyFile(4, 'help', { content: page({ seo_title: '' }, closing) }),
    storyFile(5, 'landing', { content: { _uid: 'l', component: 'landing_page' } }),
  ])
  expect(code).toBe(1)
  expect(said).toEqual([
    'help (content/stories/1/help_uuid-4.json)',
    expect.stringMatching(
      /^ {2}warning: page › centre_cta_banner › cta › link: An address here starts with "javascript:"/,
    ),
    '  warning: page › seo_title: The page has no title for search engines. Write one of up to 60 characters.',
    '',
    'landing (content/stories/1/landing_uuid-5.json)',
    '  error: landing_page: The site has no content type of this name. Choose another for the story, or unpublish it.',
    '',
    '1 error, 2 warnings in the published content.',
  ])
  const { code: passed } = await run([storyFile(4, 'help', { content: page({ seo_title: '' }) })])
  expect(passed).toBe(0)
})

test('the published form of a draft is checked, and named', async () => {
  const draft = storyFile(4, 'help', { content: page({}), unpublished_changes: true })
  const published = storyFiles([storyFile(4, 'help', { content: page({ seo_title: '' }) })], 'published')
  const { said } = await run([draft], { more: published })
  expect(said[0]).toBe('help (content/published/1/help_uuid-4.json)')
})

test('files of the library that nothing shows, and flags that the site does not know, are found', async () => {
  const { said } = await run([], {
    more: {
      'assets/1/old_1.json': { filename: 'https://a.storyblok.com/f/1/10x10/ab/old.webp' },
      'datasources/1/datasources.json': [
        { id: 1, name: 'Flags', slug: 'flags', entries: [{ id: 2, name: 'crat', value: 'on' }] },
      ],
    },
  })
  expect(said.filter((line) => line.includes('warning:'))).toEqual([
    '  warning: crat: The site knows no flag of this name. Correct it, or delete the entry.',
    '  warning: old.webp: No published story shows this file. Delete it, or place it.',
  ])
})

test('as JSON the findings have their severity', async () => {
  const { said } = await run(
    [storyFile(5, 'landing', { content: { _uid: 'l', component: 'landing_page' } })],
    {
      args: ['--json'],
    },
  )
  expect(JSON.parse(said.join('\n'))).toEqual([
    {
      rule: 'unknown-type',
      severity: 'error',
      story: { uuid: 'uuid-5', name: 'Story 5', slug: 'landing', id: 5 },
      block: { uid: 'l', component: 'landing_page', place: 'landing_page' },
      message: 'The site has no content type of this name. Choose another for the story, or unpublish it.',
    },
  ])
})

test('without a shop elsewhere, prices are those of the files of the catalogue', async () => {
  const rootDir = await writeFolder({})
  await cp('content/catalogue', path.join(rootDir, 'content/catalogue'), { recursive: true })
  const words = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Khumo costs R1.' }] }],
  }
  const text = { _uid: 't', component: 'rich_text', text: words, background: 'cream' }
  const stories = storyFiles([...LAYOUT, storyFile(4, 'help', { content: page({}, text) })])
  for (const [name, file] of Object.entries(stories))
    await writeInto(rootDir, path.join('content', name), file)
  const said: string[] = []
  const code = await contentCheckCommand({ args: [], rootDir, env: {}, say: (line) => void said.push(line) })
  expect(code).toBe(1)
  expect(said[1]).toBe(
    '  error: page › rich_text › text: “Khumo costs R1.” is not what the shop charges: Khumo card machine costs R1,199. Take the amount out, because the site shows the price.',
  )
})
