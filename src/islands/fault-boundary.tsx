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

/** A copy of an element's content as plain HTML, in which the browser follows links and sends forms; null if it is empty. */
const copyOf = (place: Element | null): DocumentFragment | null => {
  if (!place?.hasChildNodes()) return null
  const copy = document.createDocumentFragment()
  copy.append(...[...place.childNodes].map((node) => node.cloneNode(true)))
  // No part of the copy will be hydrated, so no press in it may be queued.
  copy.querySelectorAll<HTMLElement>('[data-hydrate]').forEach((part) => (part.dataset.hydrate = 'static'))
  return copy
}

type StandingProps = { copy: DocumentFragment | null; isPage: boolean }

/** The content from before the failure, with a sentence that says what to do. */
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
  /** The element that contains the children. */
  place: () => Element | null
  /** Whether the children are the whole page. */
  isPage?: boolean
  /** A sentence for the error report. */
  during: string
  children: ReactNode
}

/** Reports an error in a part of the page and keeps the part's content visible. Without it React would empty the page. */
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
    // React removes the content after this render.
    if (this.copy === undefined) this.copy = copyOf(place())
    return <Standing copy={this.copy} isPage={isPage} />
  }
}
