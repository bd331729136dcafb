import type { ReactNode } from 'react'
import styled from 'styled-components'
import { bandStyle, maxWidth, space, type PaletteColour } from '../theme'

const Band = styled.section`
  background: var(--band);
  color: var(--ink);
  padding-inline: ${space.gutter};

  &[data-rhythm='section'] {
    padding-block: ${space.section};
  }
  &[data-rhythm='tight'] {
    padding-block: ${space.m};
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
  /** Vertical padding: the section rhythm (64 to 136 px), a slim strip, or none when the content brings its own. */
  rhythm?: 'section' | 'tight' | 'none'
  width?: 'page' | 'text'
  id?: string
  labelledBy?: string
  className?: string
}

/** One full-bleed band in one colour with its content on the page's width; owns background, ink, width and rhythm. */
export const Section = ({
  background,
  children,
  rhythm = 'section',
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
