import { create } from 'zustand'
import { useEffect, type ComponentType } from 'react'
import type { Bloks } from '../../content'
import { SliceRoot } from '../../islands'
import { whenIdle } from '../../platform/idle'
import { useLayoutState } from '../../platform/layout-state'
import { isBareByAddress } from '../bare-page'

/** The content ids of the banners that were dismissed since the site was loaded; a reload brings them back (spec 4). */
export const useDismissedBanners = create<{ ids: readonly string[] }>(() => ({ ids: [] }))

export const dismissBanner = (id: string): void =>
  useDismissedBanners.setState(({ ids }) => ({ ids: [...ids, id] }))

/** The context of the slice of the banners, from the build (gatsby/create-slices.ts). */
export type BannersContext = {
  blok: Bloks.SiteWideBannerSettings
  /** Rules that hide banners on pages that the settings leave out, and outside their time. */
  styles: string
}

const isShown = (banner: Element): boolean => getComputedStyle(banner).display !== 'none'

/** Reports to the layout whether a banner is shown, by the styles, because the banners themselves may not be hydrated yet. */
const Presence = () => {
  const dismissed = useDismissedBanners(({ ids }) => ids)
  useEffect(() => {
    const cancel = whenIdle(() =>
      useLayoutState.setState({
        hasSiteBanner:
          !isBareByAddress() && [...document.querySelectorAll('[data-site-banner]')].some(isShown),
      }),
    )
    return () => {
      cancel()
      useLayoutState.setState({ hasSiteBanner: false })
    }
  }, [dismissed])
  return null
}

type BannersSliceProps = BannersContext & { Island: ComponentType<{ blok: Bloks.SiteWideBannerSettings }> }

/** The slice of the banners around their island. */
export const BannersSlice = ({ blok, styles, Island }: BannersSliceProps) => (
  <SliceRoot name="site-banners" styles={styles}>
    <Island blok={blok} />
    <Presence />
  </SliceRoot>
)
