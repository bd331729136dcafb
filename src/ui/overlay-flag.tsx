import { useEffect } from 'react'
import { setFlag } from '../platform/page-flags'

const noteOverlays = () => setFlag('overlay-open', document.querySelector('[data-overlay]') !== null)

/**
 * Marks the page while a drawer or dialog lies over it; each of them has `data-overlay`. It looks into the document, because one
 * may open before another has gone. A style with `:has` would make the browser style the whole page anew with every part that it
 * reads.
 */
export const OverlayFlag = () => {
  useEffect(() => {
    noteOverlays()
    return noteOverlays
  }, [])
  return null
}
