import { isSoldIn, splitCodes, STOREFRONT, storefrontOf } from '../../catalogue/rules'
import { storyPath } from '../../content/rules'
import type { Finding, Found, ReadStory } from '../../page'
import { about, aboutStory, CODES, entryCode, fieldsOf, keyOf, type StoryRule } from '../look'

/** Stories with the address or the code of another one. Of two entries the first counts, whichever that is. */
export const duplicates: StoryRule = (look) => {
  const { story, around } = look
  const sharing = around.byKey.get(keyOf(story) ?? '') ?? []
  const other = sharing.find(({ uuid }) => uuid !== story.uuid)
  if (!other) return []
  const field = CODES[story.content.component]
  const message = field
    ? `“${other.name}” has the code "${entryCode(story)}" too. Give one of them another, or delete it.`
    : `“${other.name}” has the address ${storyPath(story.slug)} too. Give one of them another slug.`
  return [aboutStory(field ? 'duplicate-code' : 'duplicate-slug', look, message, field)]
}

/** Entries for what the shop does not sell. */
export const notSold: StoryRule = (look) => {
  const { component, storefront } = look.story.content
  const { shop } = look.around.space
  const items =
    component === 'catalogue_product'
      ? shop.products
      : component === 'catalogue_bundle'
        ? shop.bundles
        : undefined
  const code = entryCode(look.story)
  if (!items || code === '') return []
  const item = items.get(code)
  const own = storefrontOf({ storefront } as Parameters<typeof storefrontOf>[0])
  // What another storefront sells is not known here.
  return own !== STOREFRONT || (item && isSoldIn(item, own))
    ? []
    : [
        aboutStory(
          'not-sold',
          look,
          `The shop sells no "${code}". Correct the code, or unpublish the entry.`,
          CODES[component],
        ),
      ]
}

/** Stories that name themselves: a teaser of the page on itself, or a product that recommends itself. */
export const circles: StoryRule = (look) => {
  const { story, bloks, around } = look
  const named = bloks.flatMap((placed) =>
    fieldsOf(placed, around.space.model).flatMap(({ name, field, value }): Found[] => {
      const isRelation = field.source === 'internal_stories' && [value].flat().includes(story.uuid)
      const recommends =
        name === 'recommendedSkus' && splitCodes(String(value ?? '')).includes(entryCode(story))
      return isRelation || recommends
        ? [about('relation-circle', placed, 'The story names itself here. Choose another.', name)]
        : []
    }),
  )
  return named
}

/** The parts of the layout that every page has, by content type. */
const LAYOUT = ['navigation', 'footer', 'site_wide_banner_settings']

/** Parts of the layout that no story fills. */
export const missingLayout = (read: readonly ReadStory[]): Finding[] =>
  LAYOUT.filter((type) => !read.some(({ shown }) => shown?.content.component === type)).map((type) => ({
    rule: 'missing-layout',
    story: { uuid: '', name: 'Layout', slug: 'layout' },
    message: `There is no story of the type "${type}" that is published and has all its required fields. Every page needs one: publish it.`,
  }))
