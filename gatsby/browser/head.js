import { createElement, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { loadPageHead } from './page-head'

let isWritten = true
let root

/** Gatsby's own, by the address of its file: the name is that of this one. And what our pages put into their heads. */
export const loadHead = async () => {
  const handler = import('../../.cache/head/head-export-handler-for-browser.js')
  await loadPageHead()
  return handler
}

const Head = ({ useHead, page }) => {
  useHead(page)
  return null
}

/**
 * Gatsby's, but for the page that the server wrote: its head came with its HTML. Gatsby renders it a second time, apart from
 * the page, only to find out that it is there already. Its code comes with the first page that a link leads to.
 */
const useHeadOfPage = (page) => {
  useEffect(() => {
    if (isWritten) {
      isWritten = false
      return
    }
    void loadHead().then(({ headHandlerForBrowser: useHead }) => {
      root ??= createRoot(document.createElement('div'))
      root.render(createElement(Head, { useHead, page }))
    })
  })
}

// Gatsby's name for it. `gatsby develop` takes no function for a hook that is not named as one.
export { useHeadOfPage as headHandlerForBrowser }
