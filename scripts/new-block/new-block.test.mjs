import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../lib/paths.mjs'
import { GROUPS, readNames } from './block-names.mjs'
import { addComponent } from './content-model.mjs'
import { addRow, CARD_TABLES, filesOf } from './files.mjs'

const read = (file) => JSON.parse(readFileSync(path.join(root, 'content/components/1', file), 'utf8'))
const [COMPONENTS, LIBRARY] = [read('components.json'), read('groups.json')]
const TAKEN = new Set(['faq'])

describe('the names of a block', () => {
  test.each([
    [['opening-hours'], 'sections', 'band'],
    [['opening_hours'], 'sections', 'band'],
    [['opening-hours', '--group', 'banners'], 'banners', 'band'],
    [['opening-hours', '--group=heroes'], 'heroes', 'hero'],
    [['opening-hours', 'cards'], 'cards', 'card'],
  ])('follow from %j', (args, group, kind) => {
    const words = {
      name: 'opening_hours',
      slug: 'opening-hours',
      type: 'OpeningHours',
      title: 'Opening hours',
    }
    expect(readNames(args, TAKEN)).toEqual({ ...words, group, kind })
  })

  test.each([
    [[], 'Name the block'],
    [['--group', 'cards'], 'is no name'],
    [['hours', '--kind', 'cards'], 'Name the block'],
    [['Opening-Hours'], 'is no name'],
    [['../hours'], 'is no name'],
    [['hours', '--group', 'parts'], 'There is no group "parts". Choose one of banners, cards,'],
    [['faq'], 'The content model has a component "faq" already.'],
  ])('cannot be read from %j', (args, message) => {
    expect(() => readNames(args, TAKEN)).toThrow(message)
  })

  test('every group is one of the Block Library', () => {
    const library = LIBRARY.map(({ name }) => name.toLowerCase())
    expect(GROUPS.filter((group) => !library.includes(group))).toEqual([])
  })
})

describe('the content model', () => {
  let ids = 0
  const making = { now: new Date('2026-12-01T08:00:00Z'), newId: () => `id-${(ids += 1)}` }
  const add = (group) => addComponent(COMPONENTS, LIBRARY, readNames(['opening-hours', group], TAKEN), making)
  const holders = (model, name) =>
    model.flatMap((component) =>
      Object.entries(component.schema).flatMap(([field, { component_whitelist: list = [] }]) =>
        list.includes(name) ? [`${component.name}.${field}`] : [],
      ),
    )

  test('has the next id, the group, and fields that are numbered from 0', () => {
    const own = add('banners').at(-1)
    expect(own).toMatchObject({
      id: Math.max(...COMPONENTS.map(({ id }) => id)) + 1,
      name: 'opening_hours',
      real_name: 'opening_hours',
      display_name: 'Opening hours',
      component_group_uuid: LIBRARY.find(({ name }) => name === 'Banners').uuid,
      created_at: '2026-12-01T08:00:00.000Z',
      is_root: false,
      is_nestable: true,
    })
    expect(Object.entries(own.schema).map(([field, { id, pos }]) => [field, id, pos])).toEqual([
      ['title', 'title', 0],
      ['text', 'text', 1],
      ['background', 'background', 2],
    ])
    const uids = own.schema.background.options.map(({ _uid }) => _uid)
    expect(new Set(uids)).toHaveLength(18)
    expect(JSON.stringify(COMPONENTS)).not.toContain(uids[0])
  })

  test.each([
    ['sections', ['page.body', 'experiment.control', 'experiment.variant', 'experiment_variant.body']],
    ['heroes', ['page.body', 'experiment.control', 'experiment.variant', 'experiment_variant.body']],
    ['cards', ['grid.items', 'masonry.items', 'slider.items', 'modal.blocks']],
  ])('names a block of %s in the fields that may contain it, and changes nothing else', (group, fields) => {
    const model = add(group)
    expect(holders(model, 'opening_hours').sort()).toEqual([...fields].sort())
    const text = JSON.stringify(model.slice(0, -1)).replaceAll(',"opening_hours"', '')
    expect(text).toBe(JSON.stringify(COMPONENTS))
  })
})

test('a card has a row, in order, in every table of cards', () => {
  for (const { file, table, row } of CARD_TABLES) {
    const source = readFileSync(path.join(root, file), 'utf8')
    const lines = addRow(source, table, row('coupon_card')).split('\n')
    const at = lines.indexOf(row('coupon_card'))
    expect([lines[at - 1], lines[at + 1]]).toEqual([
      expect.stringContaining('category_slide'),
      expect.stringContaining('data_card'),
    ])
    expect(lines.toSpliced(at, 1).join('\n')).toBe(source)
  }
  expect(addRow('const A = {\n  a: 1,\n}\n', 'const A', '  b: 2,')).toBe('const A = {\n  a: 1,\n  b: 2,\n}\n')
  expect(() => addRow('', 'const A', '  b: 2,')).toThrow('There is no table')
})

test('a block has four files in the folder of its name', () => {
  const files = filesOf(readNames(['opening-hours', 'cards'], TAKEN))
  const folder = 'src/blocks/cards/opening-hours'
  expect(Object.keys(files)).toEqual(
    ['meta.ts', 'example.ts', 'opening-hours.tsx', 'opening-hours.test.tsx'].map(
      (name) => `${folder}/${name}`,
    ),
  )
})
