/** @jsxRuntime classic */
import type { PageContext } from '../page'
import * as React from 'react'

/** The title of a page in its head and in the event of its page view. */
export const pageTitle = ({ content, name }: Pick<PageContext, 'content' | 'name'>): string =>
  content.seo_title || `${name} | yoco`

/** JSON for a script element: a `<` in an editor's words must not end it. */
const embed = (data: unknown) => JSON.stringify(data).replace(/</g, '\\u003c')

type PageHeadProps = {
  context: Omit<PageContext, 'blocks'>
  /** Keeps the page out of search engines. */
  hidden?: boolean
}

/** Title, description, share picture and structured data of a page. */
export const PageHead = ({ context, hidden }: PageHeadProps) => {
  const { content, pagePath, siteUrl, sharePicture, structuredData } = context
  const title = pageTitle(context)
  return (
    <>
      <title>{title}</title>
      {content.seo_description ? <meta name="description" content={content.seo_description} /> : null}
      {hidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={siteUrl + pagePath} />}
      <meta name="theme-color" content="#222222" />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="yoco" />
      <meta property="og:locale" content="en_ZA" />
      <meta property="og:title" content={title} />
      <meta property="og:url" content={siteUrl + pagePath} />
      {content.seo_description ? <meta property="og:description" content={content.seo_description} /> : null}
      {sharePicture ? <meta property="og:image" content={siteUrl + sharePicture} /> : null}
      <meta name="twitter:card" content="summary_large_image" />
      {hidden
        ? null
        : structuredData.map((data) => (
            <script
              key={String(data['@type'])}
              type="application/ld+json"
              dangerouslySetInnerHTML={{ __html: embed(data) }}
            />
          ))}
    </>
  )
}
