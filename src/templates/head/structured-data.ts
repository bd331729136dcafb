import { mapProductDisplay, productJsonLd } from '../../catalogue'
import type { PageContext } from '../page-context'

type Data = Record<string, unknown>

/** The trail from home to this page by its path; the last step carries the story's name. */
const breadcrumb = ({ pagePath, name, siteUrl }: PageContext): Data => {
  const steps = pagePath.split('/').filter(Boolean)
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: index === 0 ? 'Home' : index === steps.length - 1 ? name : words(step),
      item: `${siteUrl}/${steps.slice(0, index + 1).join('/')}/`,
    })),
  }
}

const words = (slug: string) => slug.replace(/-/g, ' ').replace(/^./, (letter) => letter.toUpperCase())

const organization = ({ siteUrl }: PageContext): Data => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: 'yoco',
  url: `${siteUrl}/za/`,
})

const article = ({ content, siteUrl, pagePath, publishedAt, changedAt }: PageContext): Data => ({
  '@context': 'https://schema.org',
  '@type': 'Article',
  headline: content.seo_title,
  description: content.seo_description,
  mainEntityOfPage: `${siteUrl}${pagePath}`,
  datePublished: publishedAt,
  dateModified: changedAt,
  publisher: { '@type': 'Organization', name: 'yoco' },
})

/** The product a page sells, by the hero that shows it. */
const product = ({ content, catalogue, siteUrl, pagePath }: PageContext): Data[] => {
  const blocks = 'body' in content ? (content.body ?? []) : []
  const hero = blocks.find((block) => block.component === 'hero_product_half')
  const sold = catalogue.products.find(({ sku }) => sku === hero?.sku)
  if (!sold) return []
  const entry = catalogue.entries.find(({ sku }) => sku === sold.sku)
  const display = mapProductDisplay(sold, entry, Date.parse(catalogue.builtAt))
  return display ? [productJsonLd(display, `${siteUrl}${pagePath}`)] : []
}

/** What search engines are told about this page, as JSON-LD objects. Questions come with their block. */
export const structuredData = (context: PageContext): Data[] => {
  if (context.pagePath === '/za/') return [organization(context)]
  const trail = [breadcrumb(context), ...product(context)]
  return context.pagePath.startsWith('/za/blog/') ? [...trail, article(context)] : trail
}
