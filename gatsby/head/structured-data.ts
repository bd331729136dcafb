import type { PageContext } from '../../src/templates/page-context'

type Page = Omit<PageContext, 'sharePicture' | 'structuredData'>

type Data = Record<string, unknown>

/** The trail from home to this page by its path; the last step carries the story's name. */
const breadcrumb = ({ pagePath, name, siteUrl }: Page): Data => {
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

const organization = ({ siteUrl }: Page): Data => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: 'yoco',
  url: `${siteUrl}/za/`,
})

const article = ({ content, siteUrl, pagePath, publishedAt, changedAt }: Page): Data => ({
  '@context': 'https://schema.org',
  '@type': 'Article',
  headline: content.seo_title,
  description: content.seo_description,
  mainEntityOfPage: `${siteUrl}${pagePath}`,
  datePublished: publishedAt,
  dateModified: changedAt,
  publisher: { '@type': 'Organization', name: 'yoco' },
})

/** What search engines are told about this page, as JSON-LD objects. Products and questions come with their blocks. */
export const structuredData = (context: Page): Data[] => {
  if (context.pagePath === '/za/') return [organization(context)]
  const trail = [breadcrumb(context)]
  return context.pagePath.startsWith('/za/blog/') ? [...trail, article(context)] : trail
}
