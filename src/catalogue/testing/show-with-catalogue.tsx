import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { exampleProduct, exampleSnapshot } from '.'
import { CatalogueProvider, type CatalogueSnapshot } from '..'

type Catalogue = Partial<Omit<CatalogueSnapshot, 'pricedAt'>>

/** For tests: renders a block on a page of 20 November 2026 with these products. The shop's answer never arrives. */
export const showWithCatalogue = (block: ReactNode, { products, entries, ...rest }: Catalogue = {}) => {
  vi.setSystemTime('2026-11-20T12:00:00+02:00')
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const snapshot = exampleSnapshot(products ?? [exampleProduct()], entries, rest)
  return render(<CatalogueProvider snapshot={snapshot}>{block}</CatalogueProvider>)
}

export const outOfStock = { can_be_purchased: false, reason_not_available: 'out_of_stock', stock: 0 } as const
