import { createContext, useContext, type ReactNode } from 'react'
import type { CatalogueSnapshot } from '../rules/types'

const CatalogueContext = createContext<CatalogueSnapshot | undefined>(undefined)

/** Gives a page the catalogue that it was built with. Its value must not change while the page is shown. */
export const CatalogueProvider = ({
  snapshot,
  children,
}: {
  snapshot: CatalogueSnapshot
  children: ReactNode
}) => <CatalogueContext value={snapshot}>{children}</CatalogueContext>

export const useSnapshot = (): CatalogueSnapshot => {
  const snapshot = useContext(CatalogueContext)
  if (!snapshot) throw new Error('A block that shows products needs a CatalogueProvider above it.')
  return snapshot
}

/**
 * Whether a moment was past when the page was built, so that its HTML may say so; false on a page without a catalogue. The moment must
 * be one that the block names (`until` of src/blocks/meta.ts).
 * @param moment milliseconds since 1970
 */
export const useWasOver = (moment: number): boolean =>
  moment <= Date.parse(useContext(CatalogueContext)?.pricedAt ?? '')

type Entries = Pick<CatalogueSnapshot, 'entries' | 'bundleEntries'>

const NO_ENTRIES: Entries = { entries: [], bundleEntries: [] }

/** The editors' entries for the items of this page; none on a page without a catalogue. */
export const useCatalogueEntries = (): Entries => useContext(CatalogueContext) ?? NO_ENTRIES
