import styled from 'styled-components'
import { type } from '../theme'

/** Headings by their size; pass `as` for the level, which follows the document and not the size. */
export const HeroTitle = styled.h1`
  ${type.hero}
`
export const SectionTitle = styled.h2`
  ${type.section}
`
export const CardTitle = styled.h3`
  ${type.card}
`
export const SmallTitle = styled.h3`
  ${type.small}
`
export const Lead = styled.p`
  ${type.lead}
  max-width: 36em;
`
export const Note = styled.p`
  ${type.note}
  color: var(--quiet);
`
