import { Slice } from 'gatsby'
import type { ReactNode } from 'react'
import type { PageContext } from '../page'

type Shown = Pick<PageContext, 'showsBanners' | 'showsNavigation'>

/** The shared parts of all pages as Gatsby Slices; bare pages have neither navigation nor banners. */
export const pageSlices = ({ showsBanners, showsNavigation }: Shown) => ({
  banners: showsBanners ? <Slice alias="site-banners" /> : null,
  navigation: showsNavigation ? <Slice alias="navigation" /> : null,
  dialogs: <Slice alias="site-dialogs" />,
  footer: <Slice alias="footer" />,
  // Pages for editors do not ask about cookies.
  cookies: showsBanners || showsNavigation ? <Slice alias="cookies" /> : null,
})

/** The same for a page with steps to fill in: few links, and a header of its own. */
export const stepSlices = (shown: Shown, header: ReactNode) => ({
  ...pageSlices(shown),
  navigation: header,
  footer: <Slice alias="short-footer" />,
})
