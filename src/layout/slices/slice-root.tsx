import { use, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { ServerStyleSheet, StyleSheetManager } from 'styled-components'

type Collected = { sheet: ServerStyleSheet; done: Promise<void> }

/** Milliseconds in which everything in the slice has rendered: its islands load at once on the server. */
const TIME_TO_RENDER = 50

const collect = (): Collected => ({
  sheet: new ServerStyleSheet(),
  done: new Promise((resolve) => setTimeout(resolve, TIME_TO_RENDER)),
})

/**
 * Holds the slice's style elements. A page may share their rules, so they outlive the slice: on a page without it they
 * stand at the head of the body. Its prop is not named css: the styling plugin would turn that into a style.
 */
const Holder = ({ id, tags }: { id: string; tags: string }) => {
  const holder = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const own = holder.current
    return () => document.body.prepend(...(own?.children ?? []))
  }, [])
  return (
    <div
      ref={holder}
      id={id}
      data-slice-styles=""
      hidden
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: tags }}
    />
  )
}

// Stands before the content, so that no unstyled part is ever painted, and waits for it to have rendered.
const Styles = ({ id, collected }: { id: string; collected: Collected | undefined }) => {
  // In the browser what the server wrote: should React have to make the element anew, its styles are still there.
  const [kept] = useState(() => (collected ? '' : (document.getElementById(id)?.innerHTML ?? '')))
  if (!collected) return <Holder id={id} tags={kept} />
  use(collected.done)
  return <Holder id={id} tags={collected.sheet.getStyleTags()} />
}

type SliceRootProps = {
  children: ReactNode
  /** Different for every slice. */
  name: string
}

/**
 * Gatsby renders a Slice apart from the pages and stitches it in, so no page collects its styles: a Slice brings its own
 * in a hidden element at its head.
 */
export const SliceRoot = ({ children, name }: SliceRootProps) => {
  const [collected] = useState(() => (typeof window === 'undefined' ? collect() : undefined))
  return (
    <>
      <Styles id={`styles-${name}`} collected={collected} />
      {collected ? (
        <StyleSheetManager sheet={collected.sheet.instance}>{children}</StyleSheetManager>
      ) : (
        children
      )}
    </>
  )
}
