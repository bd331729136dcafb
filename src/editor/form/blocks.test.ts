import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Blok } from '../../page'
import {
  allowedIn,
  byGroup,
  countFindings,
  duplicateOf,
  findBlock,
  hasRoom,
  moved,
  newBlock,
  pathTo,
  replaceBlock,
  summaryOf,
  uidsIn,
} from './blocks'
import type { Component, Field } from './space'
import { bloksIn, demoContents, demoSpace } from './testing/demo-space'

const block = (uid: string, more: object = {}): Blok => ({ _uid: uid, component: 'sample', ...more })

const inText = { type: 'doc', content: [{ type: 'blok', attrs: { id: 'x', body: [block('t')] } }] }
const content = block('root', { list: [block('a', { list: [block('b')] }), block('c')], text: inText })

test.each([
  ['root', ['root']],
  ['b', ['root', 'a', 'b']],
  ['t', ['root', 't']],
  ['gone', undefined],
])('the path to %s', (uid, path) => {
  expect(pathTo(content, uid)?.map((step) => step.uid)).toEqual(path)
  expect(findBlock(content, uid)?._uid).toBe(path?.at(-1))
})

test('a replaced block changes what is around it and nothing beside it', () => {
  const next = replaceBlock(content, block('b', { title: 'New' })) as typeof content & {
    list: Blok[]
    text: object
  }
  expect(next).toEqual({
    ...content,
    list: [block('a', { list: [block('b', { title: 'New' })] }), block('c')],
  })
  expect(next.list[1]).toBe((content.list as Blok[])[1])
  expect(next.text).toBe(content.text)
  expect(replaceBlock(content, block('gone'))).toBe(content)
  expect(pathTo(replaceBlock(content, block('t', { title: 'In a text' })), 't')).toHaveLength(2)
})

test('every block of the demo is found and can be replaced by itself', () => {
  for (const story of demoContents) {
    for (const inner of bloksIn(story)) {
      expect(pathTo(story, inner._uid)?.at(-1)?.uid).toBe(inner._uid)
      expect(replaceBlock(story, inner)).toEqual(story)
    }
  }
})

test('a copy says the same under other numbers, each of them new', () => {
  for (const story of demoContents) {
    const copy = duplicateOf(story)
    const numbers = [...uidsIn(story), ...uidsIn(copy)]
    expect(new Set(numbers).size).toBe(numbers.length)
    const unnumbered = (value: Blok) => JSON.stringify(value, (name, inner) => (name === '_uid' ? '' : inner))
    expect(unnumbered(copy)).toBe(unnumbered(story))
  }
})

const lists = fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 8 })

test('a move keeps all items, and back is where it was', () => {
  fc.assert(
    fc.property(lists, fc.nat(), fc.integer({ min: -9, max: 9 }), (items, place, by) => {
      const from = place % items.length
      const next = moved(items, from, by)
      const to = Math.min(items.length - 1, Math.max(0, from + by))
      expect([...next].sort()).toEqual([...items].sort())
      expect(next[to]).toBe(items[from])
      expect(moved(next, to, from - to)).toEqual(items)
    }),
  )
})

test('a new block has the defaults of the model and nothing else', () => {
  const component: Component = {
    name: 'sample',
    schema: {
      style: { type: 'option', default_value: 'primary' },
      isOpen: { type: 'boolean', default_value: 'true' },
      count: { type: 'number', default_value: 3 },
      marks: { type: 'options', default_value: 'visa,mastercard' },
      title: { type: 'text', default_value: '' },
      text: { type: 'textarea' },
    },
  }
  expect(newBlock(component, () => 'new')).toEqual({
    ...{ _uid: 'new', component: 'sample', style: 'primary', isOpen: true, count: '3' },
    marks: ['visa', 'mastercard'],
  })
})

const names = (field: Partial<Field>) =>
  allowedIn({ type: 'bloks', ...field }, demoSpace.components).map(({ name }) => name)

test('a field takes the blocks that the model names', () => {
  const nestable = demoSpace.components.filter((component) => component.is_nestable)
  expect(names({ restrict_components: true, component_whitelist: ['page', 'faq', 'cta'] })).toEqual([
    'cta',
    'faq',
  ])
  expect(names({})).toHaveLength(nestable.length)
  expect(names({ restrict_components: true, component_whitelist: [] })).toHaveLength(nestable.length)
  const [group] = demoSpace.groups ?? []
  const ofGroup = names({
    restrict_components: true,
    restrict_type: 'groups',
    component_group_whitelist: [group?.uuid ?? ''],
  })
  expect(ofGroup).toContain('hero_centre')
  expect(ofGroup).not.toContain('faq')
})

test('blocks are offered by the folders of the Block Library, each once', () => {
  const all = allowedIn({ type: 'bloks' }, demoSpace.components)
  const groups = byGroup(all, demoSpace.groups)
  expect(groups.map(({ group }) => group)).toEqual(
    (demoSpace.groups ?? [])
      .map(({ name }) => name)
      .filter((name) => groups.some(({ group }) => group === name)),
  )
  expect(groups.flatMap(({ components }) => components)).toHaveLength(all.length)
  expect(byGroup(all).map(({ group }) => group)).toEqual(['Blocks'])
})

test.each([
  [{ type: 'bloks' }, [block('a')], true],
  [{ type: 'bloks', maximum: 2 }, [block('a')], true],
  [{ type: 'bloks', maximum: '1' }, [block('a')], false],
  [{ type: 'bloks', maximum: 1 }, undefined, true],
])('room in %o with %o: %s', (field, value, expected) => {
  expect(hasRoom(field, value)).toBe(expected)
})

const ofModel: Component = {
  name: 'sample',
  schema: { line: { type: 'text' }, title: { type: 'text' } },
  preview_field: 'line',
}

test.each<[value: Blok, component: Component | undefined, words: string]>([
  [block('a', { title: 'Title', line: 'Line' }), ofModel, 'Line'],
  [block('a', { title: ' Title ' }), ofModel, 'Title'],
  [block('a', { text: { type: 'doc', content: [{ type: 'text', text: 'Words' }] } }), undefined, 'Words'],
  [block('a', { title: 'x'.repeat(100) }), undefined, `${'x'.repeat(79)}…`],
  [block('a', { line: 7 }), ofModel, ''],
])('the summary of %o', (value, component, words) => {
  expect(summaryOf(value, component)).toBe(words)
})

test('findings are counted in a block and all blocks within it', () => {
  const at = (uid: string) => ({
    rule: 'unknown-option' as const,
    message: '',
    story: { uuid: '', name: '', slug: '' },
    block: { uid, component: 'sample', place: '' },
  })
  const findings = [at('a'), at('b'), at('b'), at('t'), { ...at(''), block: undefined }]
  const [a, c] = content.list as [Blok, Blok]
  expect([content, a, c].map((one) => countFindings(one, findings))).toEqual([4, 3, 0])
})
