import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { NeedsGatsby } from '../../services/build/needs-gatsby'
import { writeFolder } from '../../services/testing/folder'
import { buildContent } from './build-content'
import type { Collected } from './collect-pages'
import {
  collect,
  HELP,
  HOME,
  make,
  SITE,
  slice,
  sliceData,
  stitched,
  storyData,
  template,
} from './testing/small-site'

test('where nothing has changed, nothing is written and nothing is rendered', async () => {
  const { removed, written } = await make(collect([HOME, HELP]), { '.renderer/render-page.js': 'throw 1' })
  expect([removed, written]).toEqual([[], {}])
})

test('a changed story is rendered, with the slices as they are', async () => {
  const { removed, written } = await make(collect([{ ...HOME, title: 'Hello' }, HELP]))
  expect(removed).toEqual([])
  expect(written).toEqual({
    'page-data/za/page-data.json': storyData('/za/', 'Hello'),
    'za/index.html': stitched('Hello', 'navigation', 'navigation says menu'),
    // Read again, and equal to what was there.
    '_gatsby/slices/navigation-1.html': 'navigation says menu',
  })
})

test('a changed slice is put into every page that shows it, and no page is rendered again', async () => {
  const slices = [slice('navigation', { text: 'new menu' }), slice('footer', { text: 'foot' })]
  const { written, release } = await make(collect([HOME, HELP], { slices }))
  const says = 'navigation says new menu'
  expect(written).toMatchObject({
    'slice-data/navigation.json': sliceData('navigation', 'new menu'),
    '_gatsby/slices/navigation-1.html': says,
    'za/index.html': stitched('Home', 'navigation', says),
    'za/help/index.html': stitched('Help', 'navigation', says),
    'za/editor/index.html': stitched('Editor', 'navigation', says),
  })
  expect(await readFile(path.join(release, 'za/index.html'), 'utf8')).toContain('says menu')
})

test('a slice gets HTML as soon as a page shows it, and not before', async () => {
  const one = await make(
    collect([HOME, HELP], {
      slices: [slice('navigation', { text: 'menu' }), slice('footer', { text: 'new' })],
    }),
  )
  expect(Object.keys(one.written)).toEqual(['slice-data/footer.json'])
  const { written } = await make(collect([{ ...HOME, fields: { shows: 'footer' } }, HELP]))
  expect(written).toMatchObject({
    '_gatsby/slices/footer-1.html': 'footer says foot',
    'za/index.html': stitched('Home', 'footer', 'footer says foot'),
  })
})

test('new pages are added, those that are gone are named with their files, and those of src/pages stay', async () => {
  const slices = [...collect([]).slices, slice('own', { text: 'own menu' }, 'navigation')]
  const fresh = { at: '/za/fresh/', title: 'Fresh', slices: { navigation: 'own' } }
  const { removed, written } = await make(collect([HOME, fresh], { slices }))
  expect(removed.sort()).toEqual(['/page-data/za/help/page-data.json', '/za/help/index.html'])
  expect(written['za/fresh/index.html']).toBe(stitched('Fresh', 'own', 'own says own menu'))
  expect(JSON.parse(written['page-data/za/fresh/page-data.json'] ?? '')).toMatchObject({
    slicesMap: { navigation: 'own', footer: 'footer' },
  })
})

test('a slice that is gone goes with its HTML', async () => {
  const { removed } = await make(collect([HOME, HELP]), {
    'slice-data/own.json': sliceData('own', 'old menu'),
    '_gatsby/slices/own-1.html': 'own says old menu',
  })
  expect(removed).toEqual(['/slice-data/own.json', '/_gatsby/slices/own-1.html'])
})

const CHANGED = collect([{ ...HOME, title: 'Hello' }, HELP])
test.each<[string, string, Collected, Record<string, string | undefined>?]>([
  ['the flag of the cart differs', 'the flag “cart” has changed', collect([HOME, HELP], {}, false)],
  [
    'a template is used for the first time',
    'component---src-templates-order-page-tsx is used for the first time, or no longer',
    collect([HOME, HELP], {
      pages: [
        ...collect([HOME, HELP]).pages,
        { path: '/za/order/', component: template('order-page'), context: {} },
      ],
    }),
  ],
  [
    'a template is no longer used',
    'component---src-templates-content-page-tsx is used for the first time, or no longer',
    collect([]),
  ],
  [
    'a slice has another component',
    'slice---src-layout-slices-counting-tsx is used for the first time, or no longer',
    collect([HOME, HELP], {
      slices: [slice('navigation', { text: 'menu' }, 'counting'), slice('footer', { text: 'foot' })],
    }),
  ],
  [
    'no earlier page shows what a template needs',
    'no page of the last release has the template of /za/fresh/',
    collect([{ at: '/za/fresh/', title: 'Fresh' }]),
  ],
  [
    'a slice is missing',
    'may show the slice own, which is gone',
    collect([{ ...HOME, slices: { navigation: 'own' } }, HELP]),
  ],
  ['a path is unusual', '/za/a b/ is no plain path', collect([HOME, { at: '/za/a b/', title: 'A b' }])],
  [
    'an address belongs to two pages',
    '/za/help/ is also an address of another page',
    collect([{ ...HOME, matchPath: '/za/:id/' }, HELP]),
  ],
  [
    'a template has static queries',
    'component---src-templates-content-page-tsx has static queries',
    CHANGED,
    {
      'page-data/za/page-data.json': storyData('/za/', 'Home').replace(
        '"staticQueryHashes":[]',
        '"staticQueryHashes":["1"]',
      ),
    },
  ],
  [
    'a template asks for more',
    'component---src-templates-content-page-tsx asks for other data',
    CHANGED,
    {
      'page-data/za/page-data.json': storyData('/za/', 'Home').replace(
        '"storyPage"',
        '"other":1,"storyPage"',
      ),
    },
  ],
  [
    'a page cannot be rendered',
    '/za/ cannot be rendered (no title is broken)',
    collect([{ ...HOME, title: 'broken' }, HELP]),
  ],
  [
    'a slice has properties',
    '/za/ has a slice with properties',
    collect([{ ...HOME, fields: { props: { a: 1 } } }, HELP]),
  ],
  [
    'the renderer is gone',
    'cannot be rendered (Cannot find module',
    CHANGED,
    { '.renderer/render-page.js': undefined },
  ],
  [
    'the renderer needs what is gone',
    'cannot be rendered (Cannot find module',
    CHANGED,
    { '.renderer/render-page.js': 'require("/nowhere/react")' },
  ],
  [
    'the release says nothing of its code',
    'the last release has no /webpack.stats.json',
    CHANGED,
    { 'webpack.stats.json': undefined },
  ],
])('Gatsby builds the site where %s', async (_case, reason, collected, files) => {
  const made = make(collected, files)
  await expect(made).rejects.toThrow(NeedsGatsby)
  await expect(made).rejects.toThrow(reason)
})

test('Gatsby builds the site where the last release has no index', async () => {
  const release = await writeFolder(SITE as Record<string, string>)
  const target = await writeFolder()
  const request = { collected: collect([HOME]), release, renderer: path.join(release, '.renderer'), target }
  await expect(buildContent(request)).rejects.toThrow('the last release has no list of its files')
  expect(await readdir(target)).toEqual([])
})
