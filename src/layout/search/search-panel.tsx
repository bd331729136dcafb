import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { maxWidth, space, type } from '../../theme'
import { Pills } from './pills'
import type { Searchable } from './search-index'
import { SiteSearch } from './site-search'

const Inner = styled.div`
  max-width: ${maxWidth};
  margin-inline: auto;
`

export type SearchPanelProps = {
  blok: { _uid: string }
  /** Pages that are offered before something is typed. */
  suggestions: readonly Searchable[]
}

const Caption = styled.h2`
  ${type.note}
  margin-bottom: ${space.xs};
  font-weight: 600;
  color: var(--quiet);
`

const OFTEN = 'Often looked for'

const Suggestions = ({ links }: { links: readonly Searchable[] }) => (
  <div>
    <Caption>{OFTEN}</Caption>
    <Pills name={OFTEN} links={links} />
  </div>
)

/** The search in the bar's panel. The browser shows and hides the panel, and gives the focus to the field that asks for it. */
const SearchPanel = ({ suggestions }: SearchPanelProps) => {
  const inner = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    const panel = inner.current?.closest<HTMLElement>('[popover]')
    // React writes the attribute on the server only.
    field.current?.setAttribute('autofocus', '')
    const closeBehindFocus = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !panel?.contains(relatedTarget)) panel?.hidePopover?.()
    }
    panel?.addEventListener('focusout', closeBehindFocus)
    return () => panel?.removeEventListener('focusout', closeBehindFocus)
  }, [])

  return (
    <Inner ref={inner}>
      <SiteSearch takesFocus field={field} empty={<Suggestions links={suggestions} />} />
    </Inner>
  )
}

export default SearchPanel
