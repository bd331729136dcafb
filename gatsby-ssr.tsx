import type { GatsbySSR } from 'gatsby'
import { isValidElement, type ReactNode } from 'react'
import { MARK_KEPT_CART } from './src/cart/kept-cart'
import { START_SITE } from './src/content/start-site'
import { GUARD_PAGE } from './src/content/trusted-types'
import { GLOBAL_STYLE } from './src/theme'

const FONTS = ['/fonts/figtree.woff2', '/fonts/bricolage-grotesque.woff2']

/** Language, the two fonts ahead of everything, the ground of every page, and the icons. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHtmlAttributes, setHeadComponents }) => {
  setHtmlAttributes({ lang: 'en-ZA' })
  setHeadComponents([
    ...FONTS.map((href) => (
      <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
    )),
    <style key="global" dangerouslySetInnerHTML={{ __html: GLOBAL_STYLE }} />,
    <script key="cart" dangerouslySetInnerHTML={{ __html: MARK_KEPT_CART }} />,
    <link key="icon" rel="icon" href="/icon.svg" type="image/svg+xml" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
  ])
}

/** Gatsby keeps its script elements in a slice of their own; `gatsby develop` has none. */
const holdsScripts = (part: ReactNode) =>
  isValidElement<{ sliceId?: string }>(part) && part.props.sliceId === '_gatsby-scripts'

/** The scripts wait in a template for what start-site.ts waits for. Before any of them stands what guards the page from others. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  const parts = getPostBodyComponents()
  if (!parts.some(holdsScripts)) return
  replacePostBodyComponents([
    ...parts.map((part) =>
      holdsScripts(part) ? (
        <template key="scripts" data-scripts="">
          {part}
        </template>
      ) : (
        part
      ),
    ),
    <script key="start" dangerouslySetInnerHTML={{ __html: `${GUARD_PAGE};${START_SITE}` }} />,
  ])
}
