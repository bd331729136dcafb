import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { blockRegistry } from '../src/blocks/registry.gen'
import { renderedModules } from './server-order'

test('names every template, slice, island and block once, in an order that no page changes', () => {
  const modules = renderedModules().map((file) => path.relative('', file).split(path.sep).join('/'))
  expect(modules).toEqual([...new Set(modules)].sort())
  expect(modules).toEqual(
    expect.arrayContaining([
      'src/blocks/heroes/hero-flood/hero-flood',
      'src/blocks/shop/cart-overview/foot',
      'src/layout/footer/footer',
      'src/layout/slices/navigation.tsx',
      'src/pages/za/editor.tsx',
      'src/templates/content-page.tsx',
    ]),
  )
  const blocks = modules.filter((file) => file.startsWith('src/blocks/'))
  expect(blocks.length).toBeGreaterThanOrEqual(Object.keys(blockRegistry).length)
  expect(modules.filter((file) => !['', '.ts', '.tsx'].some((ending) => existsSync(file + ending)))).toEqual(
    [],
  )
  expect(modules.filter((file) => file.includes('.test.'))).toEqual([])
})
