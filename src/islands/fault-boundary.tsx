import { Component, useLayoutEffect, useRef, type ReactNode } from 'react'
import styled from 'styled-components'
import { noteError } from '../platform/report-error'
import { Notice } from '../ui'

const Again = styled.button`
  min-height: 44px;
  margin-block: -11px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-decoration: underline;
`

/**
 * A copy of what stands in an element, as HTML alone: links lead on and forms are sent by the browser. Null where nothing stands there.
 */
const copyOf = (place: Element | null): DocumentFragment | null => {
  if (!place?.hasChildNodes()) return null
  const copy = document.createDocumentFragment()
  copy.append(...[...place.childNodes].map((node) => node.cloneNode(true)))
  // No part of it will be hydrated, so no press in it is kept for later.
  copy.querySelectorAll<HTMLElement>('[data-hydrate]').forEach((part) => (part.dataset.hydrate = 'static'))
  return copy
}

type StandingProps = { copy: DocumentFragment | null; isPage: boolean }

/** What stood there when it failed, with a sentence on what to do. */
const Standing = ({ copy, isPage }: StandingProps) => {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (copy) place.current?.append(copy)
  }, [copy])
  return (
    <>
      <Notice tone="warning" still={!isPage}>
        <span>{`${isPage ? 'This page' : 'This part of the page'} has stopped working. Your cart is safe.`}</span>{' '}
        <Again type="button" onClick={() => window.location.reload()}>
          Load the page again
        </Again>
      </Notice>
      <div ref={place} data-native="" />
    </>
  )
}

type FaultBoundaryProps = {
  /** The element that holds what the children render. */
  place: () => Element | null
  /** Whether that is all of the page. */
  isPage?: boolean
  /** A sentence on what was being done, for engineers. */
  during: string
  children: ReactNode
}

/**
 * Holds a fault where it happens, and reports it: what visitors have in front of them stays there, where React would empty the page.
 * Only an error boundary hears of it, which React has as a class alone.
 */
export class FaultBoundary extends Component<FaultBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  copy: DocumentFragment | null | undefined

  static getDerivedStateFromError = () => ({ hasFailed: true })

  override componentDidCatch(error: unknown) {
    noteError(error, this.props.during)
  }

  override render() {
    const { children, place, isPage = false } = this.props
    if (!this.state.hasFailed) return children
    // React takes it out of the page after this.
    if (this.copy === undefined) this.copy = copyOf(place())
    return <Standing copy={this.copy} isPage={isPage} />
  }
}
