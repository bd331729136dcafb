import { Slice } from 'gatsby'
import { Suspense, type ReactNode } from 'react'
import type { Bloks } from '../content'
import type { ShownPage } from '../page'
import { pageTitle } from './page-head'

type Shown = Pick<ShownPage, 'showsBanners' | 'showsNavigation'>

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

/**
 * The content of a page that the template renders itself, and that has no fields before its code has run. If a browser has translated
 * it, React renders it again on its own, and leaves header and footer alone.
 */
export const OwnContent = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={null}>{children}</Suspense>
)

/** The properties of the layout for a page with blocks. */
export const frameOf = (page: ShownPage<Bloks.Page>) => ({
  page: page.content,
  path: page.pagePath,
  title: pageTitle(page),
  slices: pageSlices(page),
})
