import styled from 'styled-components'
import { from, space } from '../theme'
import { Section } from './section'

/** The head of a page. */
export const HeadBand = styled(Section)`
  padding-block: clamp(24px, 4vw, 56px);
`

const HALVES = `
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  align-items: center;
`

/** Text, and a picture beside it if there is one, from the width that `data-picture-from` names. */
export const HeadHalves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m} clamp(24px, 4vw, 64px);

  ${from.sm} {
    &[data-picture-from='sm'] {
      ${HALVES}
    }
  }
  ${from.md} {
    &[data-picture-from='md'] {
      ${HALVES}
    }
  }
`
