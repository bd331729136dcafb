import { Slice } from 'gatsby'
import type { ReactNode } from 'react'
import type { PageContext } from '../page'

type Shown = Pick<PageContext, 'showsBanners' | 'showsNavigation'>

/** The parts that all pages share, as Gatsby Slices; bare pages have neither navigation nor banners. */
export const pageSlices = ({ showsBanners, showsNavigation }: Shown) => ({
  banners: showsBanners ? <Slice alias="site-banners" /> : null,
  navigation: showsNavigation ? <Slice alias="navigation" /> : null,
  dialogs: <Slice alias="site-dialogs" />,
  footer: <Slice alias="footer" />,
  // Editors' pages ask nobody.
  cookies: showsBanners || showsNavigation ? <Slice alias="cookies" /> : null,
})

/** The same where something is filled in, step by step: little leads away, and the header is the page's own. */
export const stepSlices = (shown: Shown, header: ReactNode) => ({
  ...pageSlices(shown),
  navigation: header,
  footer: <Slice alias="short-footer" />,
})
