import type { ReactNode } from 'react'
import styled from 'styled-components'
import { bandStyle, maxWidth, rhythm as rhythms, space, type PaletteColour } from '../theme'

/* Cuts content at the screen's edges, such as a row of cards, so that the page does not scroll sideways. */
const Band = styled.section`
  overflow-x: clip;
  background: var(--band);
  color: var(--ink);
  padding-inline: ${space.gutter};

  &[data-rhythm='tight'] {
    padding-block: ${rhythms.tight};
  }
  &[data-rhythm='normal'] {
    padding-block: ${rhythms.normal};
  }
  &[data-rhythm='loud'] {
    padding-block: ${rhythms.loud};
  }
`

const Inner = styled.div`
  max-width: ${maxWidth};
  margin-inline: auto;
`

type SectionProps = {
  background: PaletteColour
  children: ReactNode
  /** Vertical padding, by the names of the theme; `none` if the content has its own. */
  rhythm?: keyof typeof rhythms | 'none'
  id?: string
  labelledBy?: string
  className?: string
}

/** A band over the whole width in one colour, with its content on the page's width. Sets background, ink and rhythm. */
export const Section = ({
  background,
  children,
  rhythm = 'normal',
  id,
  labelledBy,
  className,
}: SectionProps) => (
  <Band
    id={id || undefined}
    className={className}
    aria-labelledby={labelledBy}
    data-rhythm={rhythm}
    style={bandStyle(background)}
  >
    <Inner>{children}</Inner>
  </Band>
)
