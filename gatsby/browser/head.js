import { createElement, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { loadPageHead } from './page-head'

let isWritten = true
let Head
let root

/** Gatsby's own, by the address of its file: the name is that of this one. And what our pages put into their heads. */
export const loadHead = async () => {
  const handler = import('../../.cache/head/head-export-handler-for-browser.js')
  await loadPageHead()
  return handler
}

/**
 * Gatsby's, but for the page that the server wrote: its head came with its HTML. Gatsby renders it a second time, apart from
 * the page, only to find out that it is there already. Its code comes with the first page that a link leads to.
 */
export const headHandlerForBrowser = (page) => {
  useEffect(() => {
    if (isWritten) {
      isWritten = false
      return
    }
    void loadHead().then(({ headHandlerForBrowser: useHead }) => {
      Head ??= ({ page: shown }) => {
        useHead(shown)
        return null
      }
      root ??= createRoot(document.createElement('div'))
      root.render(createElement(Head, { page }))
    })
  })
}
