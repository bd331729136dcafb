import type { CSSProperties } from 'react'
import styled from 'styled-components'
import { useTeaser, type BlockProps, type Bloks } from '../../../content'
import { figures, paletteColour, space, type } from '../../../theme'
import { StoryCard } from '../../shared/cards/story-card'

const Result = styled.p`
  display: grid;
  gap: 4px;
  margin-bottom: ${space.s};
  ${type.label}

  strong {
    font: 800 1rem/1 var(--headline);
    font-size: clamp(1.75rem, (100cqi - 2 * var(--card-padding)) / (var(--characters) * 0.64 + 0.5), 5.5rem);
    ${figures}

    /* Beside the picture it has half of the card. */
    @container (min-width: 640px) {
      font-size: clamp(1.75rem, (50cqi - 112px) / (var(--characters) * 0.64 + 0.5), 5.5rem);
    }
  }
`

/** The teaser of a case study, its result first; nothing until it is published. */
const CaseStudyCard = ({ blok }: BlockProps<Bloks.CaseStudyCard>) => {
  const story = useTeaser(blok.case_study)
  if (!story) return null
  const { result, resultLabel } = story
  return (
    <StoryCard
      story={story}
      other={blok}
      background={paletteColour(blok.background, 'light-green')}
      form="result"
      lead={
        result ? (
          <Result style={{ '--characters': result.length } as CSSProperties}>
            <strong>{result}</strong> <span>{resultLabel}</span>
          </Result>
        ) : null
      }
      foot={story.category}
    />
  )
}

export default CaseStudyCard
