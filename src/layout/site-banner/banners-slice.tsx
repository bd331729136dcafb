import { create } from 'zustand'
import { useEffect, type ComponentType } from 'react'
import type { Bloks } from '../../content'
import { SliceRoot } from '../../islands'
import { whenIdle } from '../../platform/idle'
import { useLayoutState } from '../../platform/layout-state'
import { isAskedToBeBare } from '../bare-page'

/** Banners dismissed in this view of the site, by their content id; a reload brings them back (spec 4). */
export const useDismissedBanners = create<{ ids: readonly string[] }>(() => ({ ids: [] }))

export const dismissBanner = (id: string): void =>
  useDismissedBanners.setState(({ ids }) => ({ ids: [...ids, id] }))

/** What the build gives to the slice of the banners (gatsby/create-slices.ts). */
export type BannersContext = {
  blok: Bloks.SiteWideBannerSettings
  /** Rules that hide banners on pages that the settings leave out, and out of their time. */
  styles: string
}

const isShown = (banner: Element): boolean => getComputedStyle(banner).display !== 'none'

/** Tells the layout whether there is a banner, while the banners themselves still sleep: the styles say which have their time. */
const Presence = () => {
  const dismissed = useDismissedBanners(({ ids }) => ids)
  useEffect(() => {
    const callOff = whenIdle(() =>
      useLayoutState.setState({
        hasSiteBanner:
          !isAskedToBeBare() && [...document.querySelectorAll('[data-site-banner]')].some(isShown),
      }),
    )
    return () => {
      callOff()
      useLayoutState.setState({ hasSiteBanner: false })
    }
  }, [dismissed])
  return null
}

type BannersSliceProps = BannersContext & { Island: ComponentType<{ blok: Bloks.SiteWideBannerSettings }> }

/** The slice of the banners around the part that sleeps. */
export const BannersSlice = ({ blok, styles, Island }: BannersSliceProps) => (
  <SliceRoot name="site-banners" styles={styles}>
    <Island blok={blok} />
    <Presence />
  </SliceRoot>
)
