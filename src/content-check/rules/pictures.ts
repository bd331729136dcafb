import { parseAsset, PLACES } from '../../content/rules'
import type { Finding, Found, PlacedBlok, ReadStory } from '../../page'
import { about, fieldsOf, nodesIn, type Around, type Look, type StoryRule } from '../look'

type Asset = { filename: string; alt: string; focus: string }
type Pictured = { placed: PlacedBlok; field: string; asset: Asset; shown: number }

/** The greatest width at which a place shows a picture, in pixels of a page. */
const widest = ({ widths }: { widths: readonly number[] }, most: number): number =>
  widths.filter((width) => width <= most).at(-1) ?? most

const WIDE = widest(PLACES.wide, 1280)
const TEXT = widest(PLACES.text, 720)
/** What social networks show: src/content/images/forms.ts. */
const SHARED = 1200
/** A card, or half a page on a phone. */
const CARD = 640

/** The places that are not as wide as a card, in pixels of a page, by block and field. */
const SHOWN: Readonly<Record<string, number>> = {
  'hero_flood.image': WIDE,
  'hero_centre.image': WIDE,
  'interactive_image_banner.image': WIDE,
  'page.share_image': SHARED,
  'checkout_page.share_image': SHARED,
  'testimonial_card.portrait': 160,
  'logo.image': 160,
  'ecosystem_card.logo': 160,
  'banner.icon': 48,
  'countdown_banner.icon': 48,
}

const widthOf = ({ blok }: PlacedBlok, field: string): number => {
  if (blok.component === 'image') return blok.width === 'wide' ? WIDE : TEXT
  return SHOWN[`${blok.component}.${field}`] ?? CARD
}

const assetOf = (value: unknown): Asset[] => {
  if (typeof value !== 'object' || value === null) return []
  const { filename, src, alt, focus } = value as Partial<Record<string, unknown>>
  const address = filename ?? src
  if (typeof address !== 'string' || address === '') return []
  return [{ filename: address, alt: String(alt ?? ''), focus: String(focus ?? '') }]
}

const assetsIn = (type: string, value: unknown): Asset[] => {
  if (type === 'asset') return assetOf(value)
  if (type === 'multiasset') return Array.isArray(value) ? value.flatMap(assetOf) : []
  if (type !== 'richtext') return []
  return nodesIn(value).flatMap(({ type: node, attrs }) => (node === 'image' ? assetOf(attrs) : []))
}

/** Every file that a story shows. */
const filesIn = ({ shownBloks, around: { space } }: Look): (Pictured & { isPicture: boolean })[] =>
  shownBloks.flatMap((placed) =>
    fieldsOf(placed, space.model).flatMap(({ name, field, value }) =>
      assetsIn(field.type, value).map((asset) => ({
        placed,
        field: name,
        asset,
        shown: field.type === 'richtext' ? TEXT : widthOf(placed, name),
        isPicture: field.type === 'richtext' || (field.filetypes?.includes('images') ?? true),
      })),
    ),
  )

const picturesIn = (look: Look): Pictured[] =>
  filesIn(look).filter(({ isPicture, asset }) => isPicture && !/\.(pdf|vtt|mp4)$/i.test(asset.filename))

/** Pictures beside words that say the same, or that nobody sees on a page: an empty alt text is right. */
const DECORATIVE: readonly string[] = [
  ...['benefit_card.image', 'bento_card.image', 'category_slide.image', 'hero_catalogue.image'],
  ...['banner.icon', 'countdown_banner.icon', 'menu_link.image', 'content_highlight.ctaImage'],
  ...['page.share_image', 'checkout_page.share_image'],
]

/** Pictures without an alternative text. */
export const altTexts: StoryRule = (look) =>
  picturesIn(look).flatMap(({ placed, field, asset }) =>
    asset.alt.trim() || DECORATIVE.includes(`${placed.blok.component}.${field}`)
      ? []
      : about('missing-alt', placed, 'The picture has no alternative text. Say what is in it.', field),
  )

/** How many times as wide as its place a picture may be: dense screens show three pixels for one. */
const MOST_TIMES = 4

/** Pictures that are too small or too large for where they stand. The address has the size; drawings have none. */
export const pictureSizes: StoryRule = (look) =>
  picturesIn(look).flatMap(({ placed, field, asset, shown }): Found[] => {
    if (/\.svg$/i.test(asset.filename)) return []
    const width = parseAsset(asset.filename)?.width ?? 0
    if (width === 0) return []
    const most = MOST_TIMES * Math.max(shown, CARD)
    if (width < shown) {
      const message = `The picture is ${width} pixels wide and shown at up to ${shown}, so it is blurred. Upload it larger.`
      return [about('small-picture', placed, message, field)]
    }
    const message = `The picture is ${width} pixels wide and shown at up to ${shown}. Upload it no wider than ${most}.`
    return width > most ? [about('large-picture', placed, message, field)] : []
  })

/** A picture that is cropped around another point than its asset has: a story keeps the point that was set when it was placed. */
export const focalPoints: StoryRule = (look) => {
  const { assets } = look.around
  if (!assets) return []
  const focusOf = new Map(assets.map(({ filename, focus }) => [filename, focus ?? '']))
  return picturesIn(look).flatMap(({ placed, field, asset }) => {
    const focus = focusOf.get(asset.filename)
    if (focus === undefined || focus === asset.focus) return []
    return about(
      'focal-point',
      placed,
      'The picture has another focal point in the library. Place it anew.',
      field,
    )
  })
}

/** Addresses of files, without their host. */
const FILES = /\/f\/[^"\\]+/g

/** Files of the library that neither a story nor the shop shows; only where the library is known. */
export const unusedAssets = (read: readonly ReadStory[], { assets = [], space }: Around): Finding[] => {
  if (assets.length === 0) return []
  const { products, bundles } = space.shop
  const items = [...products.values(), ...bundles.values()].map(({ image }) => image)
  const texts = [...read.map(({ written }) => JSON.stringify(written.content)), ...items]
  const shown = new Set(texts.flatMap((text) => text.match(FILES) ?? []))
  return assets
    .filter(({ filename }) => !shown.has(filename.replace(/^(https?:)?\/\/[^/]+/, '')))
    .map(({ filename }) => ({
      rule: 'unused-asset',
      story: { uuid: '', name: 'Assets', slug: 'assets' },
      field: filename.split('/').at(-1) ?? filename,
      message: 'No published story shows this file. Delete it, or place it.',
    }))
}
