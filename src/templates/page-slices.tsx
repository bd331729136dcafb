import { Slice } from 'gatsby'
import type { PageContext } from './page-context'

/** The parts that all pages share, as Gatsby Slices; bare pages have neither navigation nor banners. */
export const pageSlices = ({
  showsBanners,
  showsNavigation,
}: Pick<PageContext, 'showsBanners' | 'showsNavigation'>) => ({
  banners: showsBanners ? <Slice alias="site-banners" /> : null,
  navigation: showsNavigation ? <Slice alias="navigation" /> : null,
  footer: <Slice alias="footer" />,
})
