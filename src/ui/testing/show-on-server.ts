import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { onTestFinished } from 'vitest'

/** For tests: the server’s HTML of a part, in the document until the test ends. */
export const showOnServer = (part: ReactNode): HTMLElement => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(part)
  document.body.append(page)
  onTestFinished(() => page.remove())
  return page
}
