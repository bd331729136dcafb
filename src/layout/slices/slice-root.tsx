import { use, useState, type ReactNode } from 'react'
import { ServerStyleSheet, StyleSheetManager } from 'styled-components'

type Collected = { sheet: ServerStyleSheet; done: Promise<void>; finish: () => void }

const collect = (): Collected => {
  let finish = () => undefined as void
  const done = new Promise<void>((resolve) => {
    finish = resolve
  })
  return { sheet: new ServerStyleSheet(), done, finish }
}

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

const Finish = ({ collected }: { collected: Collected | undefined }) => {
  collected?.finish()
  return null
}

/**
 * Gatsby renders a Slice apart from the pages and stitches it in, so no page collects its styles: a Slice brings its own
 * in a hidden element at its head.
 */
export const SliceRoot = ({ children }: { children: ReactNode }) => {
  const [collected] = useState(() => (typeof window === 'undefined' ? collect() : undefined))
  const content = (
    <>
      {children}
      <Finish collected={collected} />
    </>
  )
  return (
    <>
      <Styles collected={collected} />
      {collected ? (
        <StyleSheetManager sheet={collected.sheet.instance}>{content}</StyleSheetManager>
      ) : (
        content
      )}
    </>
  )
}
