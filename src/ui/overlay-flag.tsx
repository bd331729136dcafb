import { useEffect } from 'react'
import { setFlag } from '../platform/page-flags'

const noteOverlays = () => setFlag('overlay-open', document.querySelector('[data-overlay]') !== null)

/**
 * Marks the page while a drawer or dialog is open over it; each of them has `data-overlay`. It searches the document, because one
 * may open before another has closed. A style with `:has` would make the browser recalculate the whole page's styles whenever a
 * part is added.
 */
export const OverlayFlag = () => {
  useEffect(() => {
    noteOverlays()
    return noteOverlays
  }, [])
  return null
}
