import { useEffect, useState, type ReactNode } from 'react'
import { hidesBanners } from './site-banner/hides-banners'

/**
 * Banners and navigation. Pages whose path or settings leave them out are built without; an address that asks for it
 * (spec 2, "Page layout") can only be seen here, after the first render, which must equal the server's.
 */
export const AboveContent = ({ path, children }: { path: string; children: ReactNode }) => {
  const [hidden, setHidden] = useState(false)
  useEffect(() => setHidden(hidesBanners(path, [], window.location.search)), [path])
  return hidden ? null : children
}
