import { shareUrl, assetUrl } from '../content/rules'
import { PALETTE, paletteColour } from '../../shared/palette'
import { controlBlocks } from './story'
import type { PageContext, ShownPage } from './page-context'
import type { Bloks } from '../content'

type Pictured = { image?: { filename?: string | null }; background?: string; sku?: string }

const onItsBand = (filename: string, background: string | undefined): string =>
  shareUrl({ filename }, PALETTE[paletteColour(background, 'yellow')])

/**
 * The path of the picture that is shown when the page is shared: the one that the editor chose, cropped around its focal point, else the
 * first on the page, whole on the colour of its band. Empty where the page has none.
 */
export const sharePicture = ({ content, catalogue }: Pick<PageContext, 'content' | 'catalogue'>): string => {
  const chosen = content.share_image
  if (chosen?.filename) return shareUrl(chosen)
  const blocks: Pictured[] = 'body' in content ? (controlBlocks(content.body) as Pictured[]) : []
  for (const { image, background, sku } of blocks) {
    if (image?.filename) return onItsBand(image.filename, background)
    const product = sku ? catalogue.entries.find((entry) => entry.sku === sku) : undefined
    if (product?.image.filename) return onItsBand(product.image.filename, product.background)
  }
  return ''
}

type JsonLd = Record<string, unknown>

/** The names of the site's pages by their paths. */
type PageNames = ReadonlyMap<string, string>

/** The pages from home down to this one, by their paths; a step without a page is left out. */
const breadcrumb = ({ pagePath, siteUrl, name }: ShownPage, names: PageNames): JsonLd => {
  const nameOf = (path: string) => (path === pagePath ? name : names.get(path))
  const steps = pagePath.split('/').filter(Boolean)
  const paths = steps.map((_step, index) => `/${steps.slice(0, index + 1).join('/')}/`)
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: paths
      .filter((path) => nameOf(path))
      .map((path, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: nameOf(path),
        item: siteUrl + path,
      })),
  }
}

const organization = ({ siteUrl }: ShownPage): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: 'yoco',
  url: `${siteUrl}/za/`,
})

const articleHero = ({ content }: ShownPage): Bloks.HeroArticle | undefined =>
  'body' in content
    ? (controlBlocks(content.body).find((blok) => blok.component === 'hero_article') as unknown as
        | Bloks.HeroArticle
        | undefined)
    : undefined

/** A page with an article's hero is an article. Its day is the editor's, else that of its first publication. */
const article = (hero: Bloks.HeroArticle, { content, siteUrl, pagePath, ...story }: ShownPage): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'Article',
  headline: hero.title,
  description: content.seo_description,
  mainEntityOfPage: `${siteUrl}${pagePath}`,
  ...(hero.image?.filename ? { image: new URL(assetUrl(hero.image.filename), siteUrl).href } : {}),
  ...(hero.author ? { author: { '@type': 'Person', name: hero.author } } : {}),
  datePublished: hero.date?.slice(0, 10) || story.publishedAt,
  dateModified: story.changedAt,
  publisher: { '@type': 'Organization', name: 'yoco' },
})

/** The JSON-LD objects of this page for search engines. Those of products and questions are in their blocks. */
export const structuredData = (context: ShownPage, names: PageNames): JsonLd[] => {
  if (context.pagePath === '/za/') return [organization(context)]
  const hero = articleHero(context)
  return [breadcrumb(context, names), ...(hero ? [article(hero, context)] : [])]
}
