import type { GatsbySSR } from 'gatsby'
import { isValidElement, type ReactNode } from 'react'
import type { PrePaintScripts } from './gatsby/pre-paint'
import { pageCode, scriptsOf, type Chunks } from './gatsby/page-code'
import { HOLDS_CART_OR_EMPTY } from './src/cart/stored-cart'
import { experimentsIn, variantStyles, writeExperiment } from './src/experiments/rules'
import { GLOBAL_STYLE } from './src/theme'

declare global {
  /** Compiled by gatsby/on-create-webpack-config.ts. */
  const PRE_PAINT_SCRIPTS: PrePaintScripts
  /** The chunks of the browser's code (gatsby/on-create-webpack-config.ts); empty under `gatsby develop`. */
  const CODE_CHUNKS: Chunks
  /** The hash of the browser's code: Gatsby compares it with the server's when it leaves a page. Empty under `gatsby develop`. */
  const CODE_HASH: string
}

type PageData = Parameters<typeof pageCode>[0]['page']
/** With the arguments that Gatsby's own types leave out. */
type RenderBodyArgs = Omit<Parameters<NonNullable<GatsbySSR['onRenderBody']>>[0], 'loadPageDataSync'> & {
  bodyHtml?: string
  loadPageDataSync?: (pathname: string) => PageData
}

/** The head of a page with experiments: their names and weights for the inline script, and the styles that show one variant. */
const headOfExperiments = (html: string) => {
  const experiments = experimentsIn(html)
  if (experiments.length === 0) return { attributes: {}, elements: [] }
  return {
    attributes: { 'data-experiments': experiments.map(writeExperiment).join(';') },
    elements: [
      <style key="variants" dangerouslySetInnerHTML={{ __html: variantStyles(experiments) }} />,
      <script key="experiments" dangerouslySetInnerHTML={{ __html: PRE_PAINT_SCRIPTS.experiments }} />,
    ],
  }
}

const FONTS = ['/fonts/figtree.woff2', '/fonts/bricolage-grotesque.woff2']

/**
 * Writes into every page: the language, the two fonts before everything else, the global style, the inline script, the icons, and as
 * data the list of files that the page's code will request (src/islands/pre-paint/start-site.ts).
 */
export const onRenderBody = ({
  setHtmlAttributes,
  setHeadComponents,
  setPostBodyComponents,
  pathname,
  bodyHtml = '',
  loadPageDataSync,
}: RenderBodyArgs) => {
  const experiments = headOfExperiments(bodyHtml)
  const holdsCart = bodyHtml.includes(HOLDS_CART_OR_EMPTY) ? { 'data-holds-cart': '' } : {}
  setHtmlAttributes({ lang: 'en-ZA', ...holdsCart, ...experiments.attributes })
  setHeadComponents([
    ...FONTS.map((href) => (
      <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
    )),
    <style key="global" dangerouslySetInnerHTML={{ __html: GLOBAL_STYLE }} />,
    <script key="pre-paint" dangerouslySetInnerHTML={{ __html: PRE_PAINT_SCRIPTS.page }} />,
    ...experiments.elements,
    <link key="icon" rel="icon" href="/icon.svg" type="image/svg+xml" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
  ])
  if (!loadPageDataSync) return
  const code = pageCode({ pathname, page: loadPageDataSync(pathname), html: bodyHtml, chunks: CODE_CHUNKS })
  setPostBodyComponents([
    <script
      key="code"
      type="application/json"
      data-code=""
      dangerouslySetInnerHTML={{ __html: JSON.stringify(code) }}
    />,
  ])
}

/** Gatsby puts its script elements into a slice of their own, except under `gatsby develop`. */
const isScripts = (part: ReactNode) =>
  isValidElement<{ sliceId?: string }>(part) && part.props.sliceId === '_gatsby-scripts'

const isPagePath = (part: ReactNode) =>
  isValidElement<{ id?: string }>(part) && part.props.id === 'gatsby-script-loader'

/**
 * The content of Gatsby's slice without its table of all chunks, which would name every block on every page and which Gatsby's own code
 * does not read. No script is `async`, since React would move it into the head.
 */
const siteScripts = () => [
  <script
    key="hash"
    dangerouslySetInnerHTML={{
      __html: `window.___chunkMapping={};window.___webpackCompilationHash="${CODE_HASH}"`,
    }}
  />,
  ...scriptsOf(CODE_CHUNKS.app ?? []).map((src) => <script key={src} src={src} />),
]

/** Puts the scripts into a template, where they do nothing until src/islands/pre-paint/start-site.ts runs them. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  const parts = getPostBodyComponents()
  if (!parts.some(isScripts)) return
  replacePostBodyComponents([
    ...parts.filter((part) => !isScripts(part) && !isPagePath(part)),
    <template key="scripts" data-scripts="">
      {parts.filter(isPagePath)}
      {siteScripts()}
    </template>,
  ])
}
