import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import type { BlockName } from '../src/blocks/block-name'
import { EXAMPLES } from '../src/blocks/examples.gen'
import { BLOCK_METAS } from '../src/blocks/metas.gen'
import type { Bloks } from '../src/content'
import { contentModel, findingLine, readStory, shownPage, type ShownPage } from '../src/page'
import { exampleStory } from '../src/page/testing/space'
import { emptied, filledFields, replaced, uidsIn, valueAt } from './testing/filled-fields'
import { demoSpace, renderBlocks } from './testing/render-blocks'

// Whatever an editor leaves empty: every field of every example, on a page of the demo space, as the build renders it.

/** Pages by what is left of them: a field that was never filled in mostly leaves the same page as one that no longer is. */
const rendered = new Map<string, string>()

const render = (context: ShownPage<Bloks.Page>): string => {
  const key = JSON.stringify(context)
  const html = rendered.get(key) ?? renderBlocks(context)
  rendered.set(key, html)
  return html
}

/** A page of this blok alone: what is left of it, as HTML too, and what is wrong with it. */
const show = (blok: unknown) => {
  const { shown: story, findings } = readStory(exampleStory('home', { body: [blok] }), demoSpace)
  const problems = findings.map(findingLine)
  if (!story) return { content: undefined, html: '', problems: [...problems, 'The page is left out.'] }
  try {
    const html = render(shownPage(story, demoSpace) as ShownPage<Bloks.Page>)
    return { content: story.content, html, problems }
  } catch (error) {
    return { content: story.content, html: '', problems: [...problems, String(error)] }
  }
}

const blocks = Object.keys(EXAMPLES) as BlockName[]

/** Blocks in a block have examples of their own, which have each of their fields empty once. */
const fieldsIn = (blok: object) => {
  const fields = filledFields(blok)
  const isFirst = (at: number, { component, field }: (typeof fields)[number]) =>
    fields.findIndex((one) => one.component === component && one.field === field) === at
  return fields.filter((one, at) => !(one.component in EXAMPLES) || isFirst(at, one))
}

/** Each filled in field of the examples, with what is left of the example once it was never filled in, and once it no longer is. */
const casesOf = (block: BlockName) =>
  Object.entries<object>(EXAMPLES[block]).flatMap(([variant, blok]) =>
    fieldsIn(blok).flatMap((place) =>
      [undefined, emptied(place.type)].map((by) => ({
        ...place,
        what: `${variant}, ${place.path.join('.')}, ${by === undefined ? 'never' : 'no longer'} filled in`,
        blok,
        left: replaced(blok, place.path, by),
      })),
    ),
  )

const wordsIn = (html: string) =>
  html
    .replace(/<(style|script)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .trim()
const showsSomething = (html: string) => wordsIn(html) !== '' || /<(img|svg|video|iframe)\b/.test(html)

/** Headings, lists, links and such that nothing stands in, but for places that are filled later; pictures without a source, links without an address. */
const emptyParts = (html: string): string[] => {
  const hollow = html.replace(/<(span|div)(?: [^>]*)?><\/\1>/g, '')
  if (hollow !== html) return emptyParts(hollow)
  const empty = html.matchAll(
    /<(h\d|p|a|li|[uod]l|d[td]|t[hr]|table|button|label|figcaption|blockquote|summary)( [^>]*)?><\/\1>|<img(?![^>]* src="[^"])|<a(?![^>]* href="[^"])(?=[ >])[^>]*>/g,
  )
  return [...empty].flatMap(([part, , attributes = '']) => (/ (role|id)=/.test(attributes) ? [] : [part]))
}

/** A band of a colour that nothing stands in; room is what a spacer is for. */
const isBare = (html: string) =>
  html.includes('--band') && !showsSomething(html) && !html.includes('data-block="spacer"')

const oddities = ({ html, problems }: ReturnType<typeof show>): string[] => [
  ...problems,
  ...(isBare(html) ? ['a band of nothing'] : []),
  ...emptyParts(html),
  ...(/undefined|NaN|\[object/.exec(wordsIn(html)) ?? []),
]

const complain = vi.spyOn(console, 'error')
/** The warnings while blocks are rendered, without those about a part that a block leaves out on purpose and names. */
const complaints = () => complain.mock.calls.map(String).filter((said) => !said.includes('is left out: it'))

beforeEach(() => void complain.mockReset().mockImplementation(() => undefined))
afterAll(() => complain.mockRestore())

test.each(blocks)('%s stands without any field that it does not require', (block) => {
  const whole = new Map(Object.values<object>(EXAMPLES[block]).map((blok) => [blok, show(blok)]))
  const silent = new Set<string>()
  const wrong = casesOf(block).flatMap(({ what, field, isRequired, blok, left }) => {
    if (isRequired) return []
    const shown = show(left)
    if (showsSomething(whole.get(blok)?.html ?? '') && !showsSomething(shown.html)) silent.add(field)
    return oddities(shown).map((odd) => `${what}: ${odd}`)
  })
  expect([...whole.values()].flatMap(oddities)).toEqual([])
  expect(wrong).toEqual([])
  expect([...silent].sort()).toEqual(BLOCK_METAS[block].showsNothingWithout ?? [])
  expect(complaints()).toEqual([])
})

test.each(blocks)('%s, or a part of it, is left out and named without what it requires', (block) => {
  for (const { what, path, field, around, isRequired, blok, left } of casesOf(block)) {
    if (!isRequired) continue
    const { content, problems } = show(left)
    const place = ['home', 'page', ...around].join(' › ')
    expect(problems, what).toEqual([
      `${place} › ${field}: The required field is empty. The block is left out until it is filled in.`,
    ])
    const gone = uidsIn(valueAt(blok, path.slice(0, -1)))
    const others = uidsIn(blok).filter((uid) => !gone.includes(uid))
    expect(uidsIn(content), what).toEqual(['home', ...others])
  }
  expect(complaints()).toEqual([])
})

const GONE = {
  fieldtype: 'multilink',
  linktype: 'story',
  id: 'gone',
  cached_url: 'gone/page',
  anchor: 'gone-part',
}

test.each(blocks)('%s stands, required links or not, where none of them leads to a page', (block) => {
  for (const [variant, blok] of Object.entries<object>(EXAMPLES[block])) {
    const links = fieldsIn(blok).filter(({ type }) => type === 'multilink')
    const left = links.reduce<unknown>((whole, { path }) => replaced(whole, path, GONE), blok)
    const { problems, ...shown } = show(left)
    expect(problems, variant).toHaveLength(links.length)
    expect(problems.every((said) => said.includes('no published page "gone/page"'))).toBe(true)
    expect(uidsIn(shown.content)).toEqual(uidsIn(show(blok).content))
    expect(shown.html).not.toMatch(/gone[-/]/)
    expect(oddities({ ...shown, problems: [] }), variant).toEqual([])
  }
  expect(complaints()).toEqual([])
})

test('the examples fill in every field of every part too', () => {
  const cases = blocks.flatMap(casesOf)
  const filled = new Set(cases.map(({ component, field }) => `${component}.${field}`))
  const known = [...new Set(cases.map(({ component }) => component))].flatMap((name) =>
    Object.keys(contentModel.get(name) ?? {}).map((field) => `${name}.${field}`),
  )
  expect(known.filter((field) => !filled.has(field))).toEqual([])
})
