import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { ServerStyleSheet, StyleSheetManager } from 'styled-components'

declare global {
  /** The styles of the slices that are being rendered, by the placeholder in the slice's HTML. */
  var sliceStyles: Map<string, () => string> | undefined
}

let rendered = 0

/**
 * A style sheet for a slice that is rendered on the server, and a placeholder in its HTML. The styles are complete only after everything
 * in the slice has rendered: gatsby/react-dom-server.cjs replaces the placeholder then.
 */
const collect = (ownStyles: string) => {
  const sheet = new ServerStyleSheet()
  rendered += 1
  const mark = `styles of slice ${rendered}`
  globalThis.sliceStyles ??= new Map()
  globalThis.sliceStyles.set(mark, () => {
    const own = ownStyles && `<style>${ownStyles}</style>`
    const tags = own + sheet.getStyleTags()
    sheet.seal()
    return tags
  })
  return { sheet: sheet.instance, mark }
}

/**
 * Contains the slice's style elements. A page may share their rules, so they outlive the slice: when it unmounts they move to the start
 * of the body. The prop is not named css, which the styling plugin would turn into a style.
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

type SliceRootProps = {
  children: ReactNode
  /** Unique among the slices. */
  name: string
  /** Rules that apply before any code is loaded. */
  styles?: string
}

const SliceInBrowser = ({ children, id }: { children: ReactNode; id: string }) => {
  // The HTML from the server, so that the styles survive if React creates the element again.
  const [tags] = useState(() => document.getElementById(id)?.innerHTML ?? '')
  return (
    <>
      <Holder id={id} tags={tags} />
      {children}
    </>
  )
}

const SliceOnServer = ({ children, id, styles }: { children: ReactNode; id: string; styles: string }) => {
  const [{ sheet, mark }] = useState(() => collect(styles))
  return (
    <>
      <Holder id={id} tags={mark} />
      <StyleSheetManager sheet={sheet}>{children}</StyleSheetManager>
    </>
  )
}

/**
 * Gatsby renders a Slice apart from the pages and inserts its HTML, so no page collects its styles. The slice brings its own styles in
 * a hidden element before its content, so that it is never painted unstyled.
 */
export const SliceRoot = ({ children, name, styles = '' }: SliceRootProps) => {
  const id = `styles-${name}`
  return typeof window === 'undefined' ? (
    <SliceOnServer id={id} styles={styles}>
      {children}
    </SliceOnServer>
  ) : (
    <SliceInBrowser id={id}>{children}</SliceInBrowser>
  )
}
