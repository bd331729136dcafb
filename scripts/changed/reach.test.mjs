import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../lib/paths.mjs'
import { journeysFor, REACH, specs } from './reach.mjs'

const foldersOf = (zone) =>
  readdirSync(path.join(root, zone), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
    .map(({ name }) => `${zone}/${name}/`)

const named = Object.values(REACH).flatMap((row) => row.split(' ').map((entry) => entry.split('~')[0]))

describe('the table of what a change can reach', () => {
  test('has a row for every folder of shared/, src/ and services/, and for every group of blocks', () => {
    const folders = ['shared', 'src', 'services', 'src/blocks'].flatMap(foldersOf)
    expect(folders.filter((folder) => !(folder in REACH))).toEqual([])
  })

  test('has no row for what is not there', () => {
    expect(Object.keys(REACH).filter((row) => !existsSync(path.join(root, row)))).toEqual([])
  })

  test('names spec files that are there, and each of them once at least', () => {
    expect([...new Set(named)].sort()).toEqual(specs().sort())
  })
})

const chosen = (...files) => journeysFor(files)?.filter((arg) => arg.startsWith('e2e/'))

test.each([
  ['the longest row counts', ['src/checkout/payment/index.ts'], REACH['src/checkout/payment/']],
  ['what is in no row gets the smoke journeys', ['package.json'], 'buy-from-a-card head navigation'],
  ['a spec file is run itself', ['e2e/head.spec.ts'], 'head'],
  ['what a spec file imports runs that', ['e2e/support/visual-editor.ts'], 'editor-fields editor'],
  [
    'what most of them share gets the smoke journeys',
    ['e2e/support/test.ts'],
    'buy-from-a-card head navigation',
  ],
  ['rows add up', ['src/help/index.ts', 'src/leads/index.ts'], 'help leads'],
])('%s', (_, files, wanted) => {
  expect(chosen(...files)).toEqual(wanted.split(' ').map((spec) => `e2e/${spec}.spec.ts`))
})

test('what no visitor is served runs no journeys', () => {
  expect(journeysFor(['src/cart/rules/totals.test.ts', 'docs/testing.md'])).toBeUndefined()
  expect(journeysFor(['e2e/gone.spec.ts'])).toBeUndefined()
})

/** Whether a journey with this title is among those of a change. */
const runs = (file, title) => {
  const grep = journeysFor([file])?.at(-1) ?? ''
  return new RegExp(grep.slice(1, grep.lastIndexOf('/')), 'i').test(` phone ${title} @narrow`)
}

test.each([
  ['src/blocks/cards/product-card/product-card.tsx', 'every-page.spec.ts the block product_card', true],
  ['src/blocks/cards/product-card/product-card.tsx', 'every-page.spec.ts the blocks of Cards', true],
  ['src/blocks/cards/product-card/product-card.tsx', 'every-page.spec.ts the block info_card', false],
  ['src/blocks/cards/product-card/product-card.tsx', 'buy-from-a-card.spec.ts a finger', true],
  ['src/blocks/shop/product-finder/index.ts', 'every-page.spec.ts the page /za/shop/', false],
  ['src/blocks/shop/product-finder/index.ts', 'every-page.spec.ts /za/internal/tests/shop/', true],
  ['src/cart/rules/totals.ts', 'buy-from-a-card.spec.ts a finger', false],
])('%s: %s (%s)', (file, title, wanted) => {
  expect(runs(file, title)).toBe(wanted)
})

test('a story of the content runs its own page', () => {
  const [file] = readdirSync(path.join(root, 'content/stories/1')).filter((name) => name.startsWith('home_'))
  expect(runs(`content/stories/1/${file}`, 'every-page.spec.ts the page /za/')).toBe(true)
  expect(runs(`content/stories/1/${file}`, 'every-page.spec.ts the page /za/shop/')).toBe(false)
})
