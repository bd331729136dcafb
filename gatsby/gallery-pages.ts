import { CONTROL_KINDS } from '../src/blocks/control-kinds'
import { EXAMPLES } from '../src/blocks/examples.gen'
import { BLOCK_METAS } from '../src/blocks/metas.gen'
import { contentGroups, contentModel, type Blok, type Space } from '../src/page'
import type { GalleryBlock, GalleryContext, GalleryIndexContext } from '../src/templates/contexts'
import { ownContext, ownPage, type OwnPage } from './own-pages'

const GALLERY = 'internal/tests'

const ALL_EXAMPLES = EXAMPLES as unknown as Readonly<Record<string, Readonly<Record<string, Blok>>>>

/** The blocks that an editor can place directly on a page. */
const PAGE_BLOCKS = contentModel.get('page')?.body?.component_whitelist ?? []

/** The field that accepts blocks of this name: a grid's for every card, else that of the first block with such a field. */
const holderOf = (block: string): { component: string; field: string } | undefined =>
  ['grid', ...PAGE_BLOCKS]
    .flatMap((component) =>
      Object.entries(contentModel.get(component) ?? {})
        .filter(([, { component_whitelist: takes }]) => takes?.includes(block))
        .map(([field]) => ({ component, field })),
    )
    .at(0)

/** Puts a block that cannot be directly on a page into the block where an editor would place it. */
const placed = (blok: Blok): Blok => {
  const holder = PAGE_BLOCKS.includes(blok.component) ? undefined : holderOf(blok.component)
  if (!holder) return blok
  const { component, field } = holder
  const example = ALL_EXAMPLES[component]?.required
  return { ...example, component, _uid: `${component}-around-${blok._uid}`, [field]: [blok] }
}

const metaOf = (block: string) => BLOCK_METAS[block as keyof typeof BLOCK_METAS]

const variantsOf = (block: string): string[] => Object.keys(ALL_EXAMPLES[block] ?? {})

const shownBlock = (name: string): GalleryBlock => ({
  name,
  variants: variantsOf(name),
  // docs/editing-content.md, "How a page is put together"
  carriesTitle: metaOf(name).carriesTitle ?? false,
})

/**
 * The gallery: the index at /za/internal/tests/ and below it, under its own name, a page for every block with each of its
 * variants from example content, a page for every group with all of its blocks, and one with a block for each kind of control.
 * No page of the site links to them.
 */
export const galleryPages = (
  space: Space,
): { index: OwnPage<GalleryIndexContext>; pages: OwnPage<GalleryContext>[] } => {
  const pageOf = (name: string, blocks: readonly string[]): OwnPage<GalleryContext> => {
    const body = blocks.flatMap((block) => Object.values(ALL_EXAMPLES[block] ?? {}).map(placed))
    const context = ownContext(space, `${GALLERY}/${name.toLowerCase()}`, name, { body })
    return ownPage('gallery-page', { ...context, shown: blocks.map(shownBlock) })
  }

  const groups = contentGroups
    .map(({ name, components }) => ({ name, blocks: components.filter((block) => block in EXAMPLES) }))
    .filter(({ blocks }) => blocks.length > 0)
    .map(({ name, blocks }) => ({
      page: pageOf(name, blocks),
      blocks: blocks.map((block) => pageOf(block, [block])),
    }))
  const controls = pageOf('Controls', CONTROL_KINDS)
  const entry = ({ path, context: { name } }: OwnPage<GalleryContext>) => ({
    name,
    path,
    purpose: metaOf(name).purpose,
    required: Object.entries(contentModel.get(name) ?? {})
      .filter(([, { required }]) => required)
      .map(([field]) => field),
    hydrate: metaOf(name).hydrate,
    variants: variantsOf(name).length,
  })
  return {
    index: ownPage('gallery-index-page', {
      ...ownContext(space, GALLERY, 'Blocks'),
      controls: controls.path,
      groups: groups.map(({ page, blocks }) => ({
        name: page.context.name,
        path: page.path,
        blocks: blocks.map(entry),
      })),
    }),
    pages: [controls, ...groups.flatMap(({ page, blocks }) => [page, ...blocks])],
  }
}
