import type { ReactNode } from 'react'
import styled from 'styled-components'
import { bandStyle, maxWidth, rhythm as rhythms, space, type PaletteColour } from '../theme'

const Band = styled.section`
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

  &[data-width='text'] {
    max-width: 720px;
  }
`

type SectionProps = {
  background: PaletteColour
  children: ReactNode
  /** Vertical padding, by the names of the theme; `none` if the content has its own. */
  rhythm?: keyof typeof rhythms | 'none'
  width?: 'page' | 'text'
  id?: string
  labelledBy?: string
  className?: string
}

/** A band over the whole width in one colour, with its content on the page's width. Sets background, ink, width and rhythm. */
export const Section = ({
  background,
  children,
  rhythm = 'normal',
  width = 'page',
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
    <Inner data-width={width}>{children}</Inner>
  </Band>
)
