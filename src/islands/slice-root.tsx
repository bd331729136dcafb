import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { ServerStyleSheet, StyleSheetManager } from 'styled-components'

declare global {
  /** By the mark that stands for them in a slice's HTML: the styles of slices that are being rendered. */
  var sliceStyles: Map<string, () => string> | undefined
}

let rendered = 0

/**
 * A sheet for a slice that is rendered on the server, and a mark that stands in its HTML for the styles, which are whole
 * once everything in the slice has rendered: gatsby/react-dom-server.cjs puts them in its place then.
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

type SliceRootProps = {
  children: ReactNode
  /** Different for every slice. */
  name: string
  /** Rules that hold before any code is here. */
  styles?: string
}

const SliceInBrowser = ({ children, id }: { children: ReactNode; id: string }) => {
  // What the server wrote: should React have to make the element anew, its styles are still there.
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
 * Gatsby renders a Slice apart from the pages and stitches it in, so no page collects its styles: a Slice brings its own
 * in a hidden element at its head, before the content, so that no unstyled part is ever painted.
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
