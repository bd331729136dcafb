import { useEffect } from 'react'
import { setFlag } from '../platform/page-flags'

const noteOverlays = () => setFlag('overlay-open', document.querySelector('[data-overlay]') !== null)

/**
 * Says of the page that a drawer or dialog stands over it, each of which has `data-overlay`. Told from the document, since one
 * may come before another has gone; and not by a style that looks for one (`:has`), for which a browser styles the whole page
 * anew with every part that it reads.
 */
export const OverlayFlag = () => {
  useEffect(() => {
    noteOverlays()
    return noteOverlays
  }, [])
  return null
}
