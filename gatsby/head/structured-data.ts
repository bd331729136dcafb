import type { PageContext } from '../../src/templates/page-context'

type Page = Omit<PageContext, 'sharePicture' | 'structuredData'>

type Data = Record<string, unknown>

/** What the pages of the site are called, by their paths. */
type PageNames = ReadonlyMap<string, string>

/** The pages from home down to this one, by their paths; a step that is no page of its own is left out. */
const breadcrumb = ({ pagePath, siteUrl }: Page, names: PageNames): Data => {
  const steps = pagePath.split('/').filter(Boolean)
  const paths = steps.map((_step, index) => `/${steps.slice(0, index + 1).join('/')}/`)
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: paths
      .filter((path) => names.has(path))
      .map((path, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: names.get(path),
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
export const structuredData = (context: Page, names: PageNames): Data[] => {
  if (context.pagePath === '/za/') return [organization(context)]
  const trail = [breadcrumb(context, names)]
  return context.pagePath.startsWith('/za/blog/') ? [...trail, article(context)] : trail
}
