import { use, useState, type ReactNode } from 'react'
import { ServerStyleSheet, StyleSheetManager } from 'styled-components'

type Collected = { sheet: ServerStyleSheet; done: Promise<void> }

/** Milliseconds in which everything in the slice has rendered: its islands load at once on the server. */
const TIME_TO_RENDER = 50

const collect = (): Collected => ({
  sheet: new ServerStyleSheet(),
  done: new Promise((resolve) => setTimeout(resolve, TIME_TO_RENDER)),
})

// The browser keeps what the server wrote: styled-components has adopted the rules by the time React looks here.
const Holder = ({ css }: { css: string }) => (
  <div hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />
)

// Stands before the content, so that no unstyled part is ever painted, and waits for it to have rendered.
const Styles = ({ collected }: { collected: Collected | undefined }) => {
  if (!collected) return <Holder css="" />
  use(collected.done)
  return <Holder css={collected.sheet.getStyleTags()} />
}

/**
 * Gatsby renders a Slice apart from the pages and stitches it in, so no page collects its styles: a Slice brings its own
 * in a hidden element at its head.
 */
export const SliceRoot = ({ children }: { children: ReactNode }) => {
  const [collected] = useState(() => (typeof window === 'undefined' ? collect() : undefined))
  return (
    <>
      <Styles collected={collected} />
      {collected ? (
        <StyleSheetManager sheet={collected.sheet.instance}>{children}</StyleSheetManager>
      ) : (
        children
      )}
    </>
  )
}
