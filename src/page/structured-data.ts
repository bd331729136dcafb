import { assetUrl } from '../content/images/asset'
import type { Bloks } from '../content'
import { controlBlocks } from './control-blocks'
import type { ShownPage } from './page-context'

type Page = ShownPage

type Data = Record<string, unknown>

/** What the pages of the site are called, by their paths. */
type PageNames = ReadonlyMap<string, string>

/** The pages from home down to this one, by their paths; a step that is no page of its own is left out. */
const breadcrumb = ({ pagePath, siteUrl, name }: Page, names: PageNames): Data => {
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

const organization = ({ siteUrl }: Page): Data => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: 'yoco',
  url: `${siteUrl}/za/`,
})

const articleHero = ({ content }: Page): Bloks.HeroArticle | undefined =>
  'body' in content
    ? (controlBlocks(content.body).find((blok) => blok.component === 'hero_article') as unknown as
        | Bloks.HeroArticle
        | undefined)
    : undefined

/** What has an article's hero is one. Its day is the editor's, where there is one, else that of its first publication. */
const article = (hero: Bloks.HeroArticle, { content, siteUrl, pagePath, ...story }: Page): Data => ({
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

/** What search engines are told about this page, as JSON-LD objects. Products and questions come with their blocks. */
export const structuredData = (context: Page, names: PageNames): Data[] => {
  if (context.pagePath === '/za/') return [organization(context)]
  const hero = articleHero(context)
  return [breadcrumb(context, names), ...(hero ? [article(hero, context)] : [])]
}
