import { useEffect } from 'react'
import { headHandlerForBrowser as renderHead } from '../.cache/head/head-export-handler-for-browser.js'

/** The head in the document is the one that the server wrote. */
let isWritten = true

/**
 * Gatsby's, but for the page that the server wrote: its head came with its HTML. Gatsby renders it a second time, apart from
 * the page, only to find out that it is there already. From the second render on there is no way around it, since Gatsby's
 * takes the earlier head away before each.
 */
export const headHandlerForBrowser = (page) => {
  renderHead(isWritten ? { ...page, pageComponent: null } : page)
  useEffect(() => {
    isWritten = false
  }, [])
}
