import { use, useState, type ReactNode } from 'react'
import { ServerStyleSheet, StyleSheetManager } from 'styled-components'

type Collected = { sheet: ServerStyleSheet; done: Promise<void> }

/** Milliseconds in which everything in the slice has rendered: its islands load at once on the server. */
const TIME_TO_RENDER = 50

const collect = (): Collected => ({
  sheet: new ServerStyleSheet(),
  done: new Promise((resolve) => setTimeout(resolve, TIME_TO_RENDER)),
})

// Its prop is not named css: the styling plugin would turn that into a style. The browser keeps what the server wrote: styled-components has adopted the rules by the time React looks here.
const Holder = ({ tags }: { tags: string }) => (
  <div hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: tags }} />
)

/** Above any number a page gives its components, and room for those of one slice. */
const FIRST_NUMBER = 1000
const ROOM = 200

/**
 * styled-components numbers its components in the order it meets them, anew in every process that renders. Left alone, a
 * number of this slice could be another component's on the page, and clearing one would clear both. The new ones follow
 * each other closely, since the browser counts through all numbers below the highest for every rule it adopts.
 */
const renumber = (css: string, place: number) => {
  const known = new Map<string, number>()
  return css.replace(/data-styled\.g(\d+)/g, (_marker, group: string) => {
    const number = known.get(group) ?? FIRST_NUMBER + place * ROOM + known.size
    known.set(group, number)
    return `data-styled.g${number}`
  })
}

// Stands before the content, so that no unstyled part is ever painted, and waits for it to have rendered.
const Styles = ({ collected, place }: { collected: Collected | undefined; place: number }) => {
  if (!collected) return <Holder tags="" />
  use(collected.done)
  return <Holder tags={renumber(collected.sheet.getStyleTags(), place)} />
}

type SliceRootProps = {
  children: ReactNode
  /** Different for every slice, from 1. */
  place: number
}

/**
 * Gatsby renders a Slice apart from the pages and stitches it in, so no page collects its styles: a Slice brings its own
 * in a hidden element at its head.
 */
export const SliceRoot = ({ children, place }: SliceRootProps) => {
  const [collected] = useState(() => (typeof window === 'undefined' ? collect() : undefined))
  return (
    <>
      <Styles collected={collected} place={place} />
      {collected ? (
        <StyleSheetManager sheet={collected.sheet.instance}>{children}</StyleSheetManager>
      ) : (
        children
      )}
    </>
  )
}
