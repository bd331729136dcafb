import type { GatsbySSR } from 'gatsby'

const FONTS = ['/fonts/figtree.woff2', '/fonts/bricolage-grotesque.woff2']

/** Language, the two fonts ahead of everything, and the icons. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHtmlAttributes, setHeadComponents }) => {
  setHtmlAttributes({ lang: 'en-ZA' })
  setHeadComponents([
    ...FONTS.map((href) => (
      <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
    )),
    <link key="icon" rel="icon" href="/icon.svg" type="image/svg+xml" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
  ])
}
