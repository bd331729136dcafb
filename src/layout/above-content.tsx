import { useLayoutEffect, type ReactNode } from 'react'
import { asksForBarePage } from './bare-page'
import { useAwake, useInBrowser } from '../platform/use-in-browser'

const MARK = 'data-bare'

/** Marks the document before anything above the content is painted. */
const markBarePage = (excludedPaths: readonly string[]) =>
  `document.documentElement.toggleAttribute('${MARK}', (${asksForBarePage.toString()})(window.location.search, ${JSON.stringify(excludedPaths)}))`

type AboveContentProps = { excludedPaths: readonly string[]; children: ReactNode }

/**
 * Banners and navigation. Pages whose path or settings leave them out are built without. An address whose query asks for
 * it (spec 2, "Page layout") is only known in the browser: an inline script marks the document `data-bare` before the
 * first paint, and the page layout hides them until they are taken out here.
 */
export const AboveContent = ({ excludedPaths, children }: AboveContentProps) => {
  const awake = useAwake()
  const bare = useInBrowser(() => asksForBarePage(window.location.search, excludedPaths), false)
  useLayoutEffect(() => {
    if (awake) document.documentElement.toggleAttribute(MARK, bare)
  }, [awake, bare])
  return (
    <>
      {awake ? null : <script dangerouslySetInnerHTML={{ __html: markBarePage(excludedPaths) }} />}
      {bare ? null : children}
    </>
  )
}
