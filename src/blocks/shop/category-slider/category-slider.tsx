import { useId, useRef, type FocusEvent } from 'react'
import styled from 'styled-components'
import { type BlockProps, type Bloks } from '../../../content'
import { BlockList } from '../../../islands'
import { hover, motion, paletteColour, space } from '../../../theme'
import { Icon, Lead, Section, SectionTitle, VisuallyHidden } from '../../../ui'
import { useScrollEdge } from './use-scroll-edge'

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space.m} ${space.xl};
  margin-bottom: clamp(24px, 3vw, 44px);

  > :first-child {
    flex: 1 1 18rem;
    max-width: 48rem;
  }
`
const Text = styled(Lead)`
  margin-top: ${space.s};
  color: var(--quiet);
`
const Buttons = styled.div`
  display: flex;
  gap: ${space.xs};

  /* Nothing to press while everything fits, or while no script runs. */
  &[data-edge='none'] {
    visibility: hidden;
  }
  button {
    display: grid;
    place-items: center;
    width: 52px;
    height: 52px;
    border: 2px solid var(--ink);
    border-radius: 50%;
    background: none;
    color: var(--ink);
    transition:
      background-color ${motion.quick},
      color ${motion.quick};
  }
  button[aria-disabled='true'] {
    cursor: default;
    opacity: 0.35;
  }
  ${hover} {
    button:not([aria-disabled='true']):hover {
      background: var(--ink);
      color: var(--on-ink);
    }
  }
`
// Runs to the screen's edges, so that a cut slide says that there is more.
const Track = styled.ul`
  display: flex;
  gap: clamp(12px, 1.6vw, 20px);
  margin-inline: calc(-1 * ${space.gutter});
  padding: 6px ${space.gutter};
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scroll-padding-inline: ${space.gutter};
  scrollbar-width: none;
  overscroll-behavior-x: contain;

  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }
  /* Without the buttons the scrollbar shows the way. */
  @media (scripting: none) {
    scrollbar-width: auto;
  }
  > li {
    flex: 0 0 min(76vw, 316px);
    display: grid;
    scroll-snap-align: start;
  }
  > li > [data-block] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
`

type StepProps = { direction: 'Previous' | 'Next'; atEdge: boolean; controls: string; onStep: () => void }

const Step = ({ direction, atEdge, controls, onStep }: StepProps) => (
  <button type="button" aria-controls={controls} aria-disabled={atEdge} onClick={atEdge ? undefined : onStep}>
    <Icon name={direction === 'Next' ? 'arrow-right' : 'arrow-left'} />
    <VisuallyHidden>{direction} categories</VisuallyHidden>
  </button>
)

/** A browser leaves a focused slide as it is while the least bit of it is in view. */
const showWhole = ({ target }: FocusEvent<HTMLUListElement>) =>
  target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

/** The shop's categories as a row to swipe, scroll or step through; it scrolls in CSS alone and never by itself. */
const CategorySlider = ({ blok }: BlockProps<Bloks.CategorySlider>) => {
  const track = useRef<HTMLUListElement>(null)
  const edge = useScrollEdge(track)
  const trackId = useId()
  const titleId = `title-${blok._uid}`
  // Almost a window at a time: the last slide in view stays as a landmark.
  const step = (direction: 1 | -1) =>
    track.current?.scrollBy({ left: direction * track.current.clientWidth * 0.8 })
  return (
    <Section
      background={paletteColour(blok.background, 'white')}
      id={blok.anchor}
      labelledBy={blok.title ? titleId : undefined}
    >
      <Head>
        <div>
          {blok.title ? <SectionTitle id={titleId}>{blok.title}</SectionTitle> : null}
          {blok.text ? <Text>{blok.text}</Text> : null}
        </div>
        <Buttons data-edge={edge}>
          <Step direction="Previous" atEdge={edge === 'start'} controls={trackId} onStep={() => step(-1)} />
          <Step direction="Next" atEdge={edge === 'end'} controls={trackId} onStep={() => step(1)} />
        </Buttons>
      </Head>
      <Track ref={track} id={trackId} role="list" onFocus={showWhole}>
        {blok.slides.map((slide) => (
          <li key={slide._uid}>
            <BlockList bloks={[slide]} />
          </li>
        ))}
      </Track>
    </Section>
  )
}

export default CategorySlider
