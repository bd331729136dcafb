import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Actions, GatsbyNode } from 'gatsby'
import { afterEach, expect, test, vi } from 'vitest'
import { serveFaultySpace } from '../services/standins/storyblok/testing/faulty-space'
import { writeFolder } from '../services/testing/folder'
import { exampleSpace, exampleStory } from '../src/page/testing/space'
import { BUILT_SITE_FILE } from '../services/site/addresses'
import { createPages } from './create-pages'

const story = (full_slug: string, component: string, fields: object = {}) => ({
  id: `node of ${full_slug}`,
  uuid: full_slug,
  name: full_slug,
  full_slug,
  content: JSON.stringify({ _uid: full_slug, component, ...fields }),
  first_published_at: null,
  published_at: null,
})

const LAYOUT = [
  story('layout/navigation', 'navigation'),
  story('layout/footer', 'footer', {
    legalName: 'Yoco',
    registrationNumber: '2026/123456/07',
    address: '12 Long Street',
    phone: '082 123 4567',
    email: 'help@example.co.za',
  }),
  story('layout/banners', 'site_wide_banner_settings'),
]

/** Answers every request of the shop API with nothing to sell. */
const EMPTY_SHOP = 'data:application/json,{"products":[],"bundles":[]}#'

type Page = Parameters<Actions['createPage']>[0]
type Slice = { id: string; context: object }
type Args = Parameters<NonNullable<GatsbyNode['createPages']>>[0]

type PageNode = { id: string; parent: string | null; json: string }
/** `total` is the number of stories that Storyblok announces; `errors` are those of the data layer. */
type Reports = { total?: string; errors?: Error[]; redirects?: object[] }

afterEach(() => void vi.unstubAllEnvs())

/** Runs the hook over these stories and returns the pages and slices it made, what they are made from, and what it warned of. */
const build = async (
  stories: object[],
  flags: object[] = [],
  { total = String(stories.length), errors, redirects = [] }: Reports = {},
) => {
  const directory = await writeFolder()
  const { endpoint } = await serveFaultySpace(path.resolve('content'), { of: /stories/, total })
  vi.stubEnv('STORYBLOK_ENDPOINT', endpoint)
  vi.stubEnv('SHOP_API_URL', EMPTY_SHOP)
  const pages: Page[] = []
  const nodes = new Map<string, PageNode>()
  const slices = new Map<string, object>()
  const warnings: string[] = []
  const data = { stories: { nodes: stories }, flags: { nodes: flags }, redirects: { nodes: redirects } }
  await createPages?.(
    {
      graphql: async () => ({ data, errors }),
      store: { getState: () => ({ program: { directory } }) },
      actions: {
        createPage: (page: Page) => pages.push(page),
        createNode: async (node: PageNode) => nodes.set(node.id, node),
        createSlice: ({ id, context }: Slice) => slices.set(id, context),
      },
      createNodeId: (text: string) => text,
      createContentDigest: (text: string) => text,
      reporter: {
        warn: (text: string) => warnings.push(text),
        panic: (text: string) => {
          throw new Error(text)
        },
      },
    } as unknown as Args,
    { plugins: [] },
    () => undefined,
  )
  const written = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(directory, 'public', file), 'utf8'))
  /** The template and the context of the page at this address. */
  const shownAt = (address: string): unknown => {
    const { context } = pages.find((page) => page.path === address) ?? {}
    const node = nodes.get((context as { id?: string } | undefined)?.id ?? '')
    return node ? JSON.parse(node.json) : context
  }
  return { pages, nodes: [...nodes.values()], slices, warnings, written, shownAt }
}

test('fewer stories than announced are never published', async () => {
  await expect(build([story('home', 'page'), ...LAYOUT], [], { total: '5' })).rejects.toThrow(
    /^The content API announced 5 stories but delivered 4\. Nothing was published, .+ Try again/,
  )
})

test('stories that the data layer cannot read stop the build with its reasons', async () => {
  const errors = [new Error('uuid is missing'), new Error('name is missing')]
  await expect(build(LAYOUT, [], { errors })).rejects.toThrow(
    'The stories cannot be read: Error: uuid is missing Error: name is missing',
  )
})

test('the build writes down the address of each story with a page, and the redirects that lead to one', async () => {
  const redirects = Object.entries({ start: '/za/', winter: 'nowhere' }).map(([name, value]) => ({
    name,
    value,
  }))
  const { written, warnings } = await build([story('home', 'page'), ...LAYOUT], [], { redirects })
  expect(await written(BUILT_SITE_FILE)).toEqual({
    pages: [{ path: '/za/', story: expect.any(String) }],
    redirects: [{ from: '/za/start/', to: '/za/' }],
  })
  expect(warnings).toContainEqual(
    expect.stringContaining('winter: It leads to /za/nowhere/, which has no page'),
  )
})

test('an unknown block, a missing required field and an unknown flag are named, and the page is there with the rest', async () => {
  const body = ['carousel', 'hero_centre', 'spacer'].map((component) => ({ _uid: component, component }))
  const { shownAt, warnings } = await build(
    [story('pricing', 'page', { body }), ...LAYOUT],
    [{ name: 'crat', value: 'on' }],
  )
  expect(warnings.slice(0, 3)).toEqual([
    'Content: flags › crat: The site knows no flag of this name. Correct it, or delete the entry.',
    'Content: pricing › page › carousel: The content model has no block of this name. It is left out: replace it with another.',
    expect.stringMatching(/^Content: pricing › page › hero_centre › \w+: The required field is empty\./),
  ])
  expect(shownAt('/za/pricing/')).toMatchObject({
    content: { body: [{ component: 'carousel' }, { component: 'spacer' }] },
  })
})

test('every page that the build makes, and every one of src/pages, is one that links lead to', async () => {
  const { pages } = await build([story('home', 'page'), ...LAYOUT])
  const own = readdirSync('src/pages/za').map((file) => `/za/${path.parse(file).name}/`)
  const { addresses } = exampleSpace({ stories: [exampleStory('home')] })
  const unknown = [...pages.map((page) => page.path), ...own].filter((address) => !addresses.hasPage(address))
  // The pages for an address that is not there and for a failure are no places to go to.
  expect(unknown).toEqual(['/404/', '/500/'])
})

test('a page’s context is its id and its blocks: what it is rendered from belongs to its story, and goes with it', async () => {
  const body = [{ _uid: 'a', component: 'spacer' }]
  const { pages, nodes } = await build([story('pricing', 'page', { body }), ...LAYOUT])
  const page = pages.find(({ path: address }) => address === '/za/pricing/')
  const [node] = nodes
  expect(page?.context).toEqual({ id: node?.id, blocks: ['spacer'] })
  expect(node).toMatchObject({ parent: 'node of pricing', internal: { contentDigest: node?.json } })
})

test('without a whole footer there is no site, and the sentence says what is missing', async () => {
  const stories = [story('home', 'page'), ...LAYOUT.filter(({ uuid }) => uuid !== 'layout/footer')]
  await expect(build([...stories, story('layout/footer', 'footer', { legalName: 'Yoco' })])).rejects.toThrow(
    'layout: There is no story of the type "footer" that is published and has all its required fields.',
  )
})

test('a page whose template lacks what it needs stops the build: it would have disappeared', async () => {
  await expect(build([story('checkout', 'checkout_page', { title: 'Checkout' }), ...LAYOUT])).rejects.toThrow(
    /^There are \d+ errors in the content, so nothing was published\..*checkout › checkout_page › delivery_promise: The page cannot be built/s,
  )
})

test('an article’s structured data names the pages above it that exist, its author and its dates', async () => {
  const hero = {
    ...{ _uid: 'hero', component: 'hero_article', title: 'How to choose', author: 'Naledi Khumalo' },
    ...{ date: '2026-11-09 00:00', image: { filename: 'https://a.storyblok.com/f/1/1x1/a/counter.webp' } },
  }
  const { shownAt } = await build([
    ...LAYOUT,
    story('home', 'page'),
    story('guides/', 'page', { body: [{ _uid: 'other', component: 'hero_centre', title: 'Guides' }] }),
    { ...story('guides/lost/choosing', 'page', { body: [hero] }), published_at: '2026-11-16T08:00:00.000Z' },
  ])
  expect(shownAt('/za/guides/lost/choosing/')).toMatchObject({
    structuredData: [
      { itemListElement: [{ name: 'home' }, { name: 'guides/' }, { name: 'guides/lost/choosing' }] },
      {
        '@type': 'Article',
        headline: 'How to choose',
        author: { '@type': 'Person', name: 'Naledi Khumalo' },
        datePublished: '2026-11-09',
        dateModified: '2026-11-16T08:00:00.000Z',
        image: expect.stringMatching(/^https?:.+\/f\/1\/1x1\/a\/counter\.webp$/) as string,
      },
    ],
  })
  expect(shownAt('/za/guides/')).toMatchObject({ structuredData: [{ '@type': 'BreadcrumbList' }] })
})

test('a page that is not there and one that failed lead to pages that are there', async () => {
  const { shownAt } = await build([...LAYOUT, story('home', 'page'), story('shop/', 'page')])
  for (const address of ['/404/', '/500/'])
    expect(shownAt(address)).toMatchObject({
      waysOn: [{ href: '/za/shop/', title: 'Shop' }],
      help: { phone: undefined },
    })
})

test('a page that the banner settings leave out has neither banners nor navigation; what lies below it has both', async () => {
  const { shownAt, slices } = await build([
    ...LAYOUT.filter(({ uuid }) => uuid !== 'layout/banners'),
    story('layout/banners', 'site_wide_banner_settings', {
      isEnabled: true,
      excludedPages: ['campaign'],
    }),
    story('campaign', 'page'),
    story('campaign/terms', 'page'),
  ])
  expect(shownAt('/za/campaign/')).toMatchObject({ showsBanners: false, showsNavigation: false })
  expect(shownAt('/za/campaign/terms/')).toMatchObject({ showsBanners: true, showsNavigation: true })
  expect(slices.get('navigation')).toMatchObject({ excludedPaths: ['/za/campaign/'] })
})

test('a page shows the navigation it names instead of the site’s, wherever that stands among the stories', async () => {
  const campaign = story('campaign/navigation', 'navigation', { primaryCTAText: 'Get started' })
  const { pages, slices, warnings } = await build([
    campaign,
    story('campaign', 'page', { navigation: campaign.uuid }),
    story('home', 'page'),
    story('lost', 'page', { navigation: 'a-draft' }),
    ...LAYOUT,
  ])
  const slicesOf = (address: string) => pages.find(({ path: own }) => own === address)?.slices
  expect(slicesOf('/za/campaign/')).toEqual({ navigation: campaign.uuid })
  expect(slicesOf('/za/')).toEqual({})
  expect(slicesOf('/za/lost/')).toEqual({})
  expect(slices.get(campaign.uuid)).toMatchObject({ blok: { primaryCTAText: 'Get started' } })
  expect(slices.get('navigation')).toMatchObject({ blok: { _uid: 'layout/navigation' } })
  expect(warnings.filter((said) => said.includes('navigation'))).toEqual([
    'Content: lost › page › navigation: Its navigation is not published. The site’s stands in: publish it, or choose another.',
  ])
})

test('what a cart says of an item stands in a file of its own, with no more than a cart needs', async () => {
  const image = { filename: 'https://a.storyblok.com/f/1/1x1/a/khumo.webp' }
  const { written } = await build([
    ...LAYOUT,
    story('catalogue/khumo', 'catalogue_product', {
      sku: 'khumo',
      title: 'Khumo',
      summary: 'Small',
      price: '',
      detailsLink: {
        linktype: 'story',
        id: 'shop/card-machines/khumo',
        cached_url: 'an-old-address',
        anchor: 'fees',
      },
      image,
    }),
    story('catalogue/kit', 'catalogue_bundle', {
      code: 'kit',
      forceStoryblokPrice: true,
      price: '950',
      image,
    }),
    story('catalogue/bare', 'catalogue_product', { sku: 'bare' }),
    story('shop/card-machines/khumo', 'page'),
  ])
  const url = '/za/shop/card-machines/khumo/#fees'
  const detailsLink = { fieldtype: 'multilink', linktype: 'url', id: '', url, cached_url: '' }
  expect(await written('cart-entries.json')).toEqual({
    entries: [{ sku: 'khumo', title: 'Khumo', detailsLink }],
    bundleEntries: [{ code: 'kit', forceStoryblokPrice: true, price: '950' }],
  })
})

test('the flag of the cart goes into the site’s code as it is now; what changes while the site is developed is said', async () => {
  vi.stubEnv('GATSBY_CART', 'on')
  vi.stubEnv('GATSBY_CART_FLAG', undefined)
  const said: string[][] = []
  for (const value of ['off', 'off', 'on']) {
    const { warnings } = await build([story('home', 'page'), ...LAYOUT], [{ name: 'cart', value }])
    said.push(warnings.filter((text) => text.includes('flags › cart')))
    expect([process.env.GATSBY_CART, process.env.GATSBY_CART_FLAG]).toEqual(['on', value])
  }
  expect(said).toEqual([[], [], [expect.stringContaining('it is on once the site is started anew')]])
})

test('experiments are written for the browser with their names, variants and weights; the panel shows them and the flags', async () => {
  const experiment = {
    ...{ _uid: 'line', component: 'experiment', name: 'line', description: 'Which line?' },
    ...{ control: [{ _uid: 'a', component: 'spacer' }], variant: [{ _uid: 'b', component: 'spacer' }] },
  }
  const { shownAt, written } = await build([story('home', 'page', { body: [experiment] }), ...LAYOUT])
  const variants = ['control', 'variant'].map((name) => ({ name, weight: 1 }))
  expect(await written('experiments.json')).toEqual([{ name: 'line', variants }])
  expect(shownAt('/za/internal/tests/experiments/')).toMatchObject({
    ...{ showsNavigation: false, showsBanners: false, experiments: [{ name: 'line' }] },
    flags: { 'get-started-modal': false, cart: true },
  })
})
