import { create } from 'zustand'

/** Banners dismissed in this view of the site, by their content id; a reload brings them back (spec 4). */
export const useDismissedBanners = create<{ ids: readonly string[] }>(() => ({ ids: [] }))

export const dismissBanner = (id: string): void =>
  useDismissedBanners.setState(({ ids }) => ({ ids: [...ids, id] }))
