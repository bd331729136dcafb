import { describe, expect, test } from 'vitest'
import { movedAddresses, type PageAddress } from './addresses'

const live = (story: string, path: string): PageAddress => ({ story, path: `/za/${path}/` })
const moved = (pages: PageAddress[], past: PageAddress[], redirects: { from: string; to: string }[] = []) =>
  Object.fromEntries(movedAddresses({ pages, redirects }, past))

describe('a former address', () => {
  test('of a story renamed twice leads to the current one in one step', () => {
    const past = [live('a', 'pricing'), live('a', 'prices'), live('a', 'costs')]
    expect(moved([live('a', 'costs')], past)).toEqual({
      '/za/pricing/': '/za/costs/',
      '/za/prices/': '/za/costs/',
    })
  })

  test('of a story renamed and back is its own again', () => {
    const past = [live('a', 'pricing'), live('a', 'prices')]
    expect(moved([live('a', 'pricing')], past)).toEqual({ '/za/prices/': '/za/pricing/' })
  })

  test('that another story has taken shows that story', () => {
    const past = [live('a', 'pricing'), live('a', 'fees')]
    expect(moved([live('b', 'pricing'), live('a', 'fees')], past)).toEqual({})
  })

  test('of two stories that changed places leads to each', () => {
    const past = [live('a', 'one'), live('b', 'two')]
    expect(moved([live('a', 'two'), live('b', 'one')], past)).toEqual({})
  })

  test('of a page that was taken down says so', () => {
    expect(moved([], [live('a', 'pricing')])).toEqual({ '/za/pricing/': null })
  })
})

describe('a redirect of an editor', () => {
  const redirects = [{ from: '/za/pricing/', to: '/za/help/' }]

  test('leads from an address without a page, and counts before what became of a page there', () => {
    const past = [live('a', 'pricing')]
    expect(moved([live('a', 'fees')], past, redirects)).toEqual({ '/za/pricing/': '/za/help/' })
  })

  test('does nothing where there is a page', () => {
    expect(moved([live('a', 'pricing')], [], redirects)).toEqual({})
  })
})
