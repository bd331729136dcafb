import type { ReactNode } from 'react'
import { hidesBanners } from './site-banner/hides-banners'
import { useInBrowser } from '../platform/use-in-browser'

/**
 * Banners and navigation. Pages whose path or settings leave them out are built without; an address whose query asks
 * for it (spec 2, "Page layout") is only known here.
 */
export const AboveContent = ({ path, children }: { path: string; children: ReactNode }) =>
  useInBrowser(() => hidesBanners(path, [], window.location.search), false) ? null : children
