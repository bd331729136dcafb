import { isSoldIn, splitCodes, STOREFRONT, storefrontOf } from '../../catalogue/rules'
import { storyPath } from '../../content/rules'
import { isPageType, type Finding, type Found, type Story } from '../../page'
import { aboutStory, fieldsOf, about, type Look, type StoryRule } from '../look'

/** Whether two stories would have one address: those without a page may have the same slug. */
const sharesAddress = (one: Story, other: Story): boolean =>
  isPageType(one.content.component) &&
  isPageType(other.content.component) &&
  storyPath(one.slug) === storyPath(other.slug)

const CODES: Readonly<Record<string, string>> = {
  catalogue_product: 'sku',
  catalogue_bundle: 'code',
  catalogue_solution: 'code',
  catalogue_fee_type: 'code',
  catalogue_price_item: 'code',
}

const codeOf = ({ content }: Story): string => String(content[CODES[content.component] ?? ''] ?? '').trim()

/** Whether two entries of one kind have one code. Of two, the first counts, whichever that is. */
const sharesCode = (one: Story, other: Story): boolean =>
  one.content.component === other.content.component && codeOf(one) !== '' && codeOf(one) === codeOf(other)

/** Stories with the address or the code of another one. */
export const duplicates: StoryRule = (look) => {
  const { story, around } = look
  const others = around.space.stories.filter(({ uuid }) => uuid !== story.uuid)
  const atAddress = others.find((other) => sharesAddress(story, other))
  const withCode = CODES[story.content.component]
    ? others.find((other) => sharesCode(story, other))
    : undefined
  return [
    ...(atAddress
      ? [
          aboutStory(
            'duplicate-slug',
            look,
            `“${atAddress.name}” has the address ${storyPath(story.slug)} too. Give one of them another slug.`,
          ),
        ]
      : []),
    ...(withCode
      ? [
          aboutStory(
            'duplicate-code',
            look,
            `“${withCode.name}” has the code "${codeOf(story)}" too. Give one of them another, or delete it.`,
            CODES[story.content.component],
          ),
        ]
      : []),
  ]
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
  const code = codeOf(look.story)
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
      const recommends = name === 'recommendedSkus' && splitCodes(String(value ?? '')).includes(codeOf(story))
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
export const missingLayout = (looks: readonly Look[]): Finding[] =>
  LAYOUT.filter((type) => !looks.some(({ shown }) => shown?.content.component === type)).map((type) => ({
    rule: 'missing-layout',
    story: { uuid: '', name: 'Layout', slug: 'layout' },
    message: `There is no story of the type "${type}" that is published and has all its required fields. Every page needs one: publish it.`,
  }))
