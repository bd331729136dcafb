import { memo, type ReactNode } from 'react'
import { blockRegistry } from '../blocks/registry.gen'
import { CatalogueProvider } from '../catalogue'
import { PagePathProvider, TeasersProvider, type Bloks } from '../content'
import { BlockFoot, BlockRegistryProvider } from '../islands'
import type { ShownPage } from '../page'

/** The contexts that blocks need. */
export const AroundBlocks = ({ context, children }: { context: ShownPage; children: ReactNode }) => (
  <BlockRegistryProvider value={blockRegistry}>
    <PagePathProvider value={context.pagePath}>
      <TeasersProvider teasers={context.teasers}>
        <CatalogueProvider snapshot={context.catalogue}>{children}</CatalogueProvider>
      </TeasersProvider>
    </PagePathProvider>
  </BlockRegistryProvider>
)

/** The bar that a page's blocks have at the foot. Like them it does not render again when the page does. */
export const BlocksFoot = memo(function BlocksFoot({ context }: { context: ShownPage<Bloks.Page> }) {
  return (
    <AroundBlocks context={context}>
      <BlockFoot bloks={context.content.body} />
    </AroundBlocks>
  )
})
