import styled from 'styled-components'
import { useEffect, type RefObject, useRef, type CSSProperties } from 'react'
import { linkProps, Picture, type BlockProps, type Bloks, parseAsset } from '../../../content'
import { from, hover, layer, motion, radius, shadow, space, type, bandStyle } from '../../../theme'
import { ButtonLink, Icon, Section, SmallTitle, VisuallyHidden } from '../../../ui'
import { sectionProps } from '../../shared/section-props'
import { SectionLayout, SectionHead } from '../../shared/text/section-head'
import { placeSpots, type SpotPlace } from './place-spots'

/** From this width a note is beside its spot; on a narrower picture it is below the picture. */
const wide = '@container (min-width: 600px)'

/** The size of a touch target, in CSS pixels. */
const TARGET = '44px'
const HALF = '22px'

const Layout = styled(SectionLayout)`
  ${from.lg} {
    &[data-beside] {
      grid-template-columns: minmax(0, 4fr) minmax(0, 7fr);
      align-items: center;
    }
  }
`
/* As wide as possible, but at most 760 px high, so that the top and bottom of the picture are in view together. */
const Stage = styled.div`
  container-type: inline-size;
  position: relative;
  width: 100%;
  max-width: calc(760px * var(--wide));
  margin-inline: auto;

  > img {
    width: 100%;
    aspect-ratio: var(--wide);
    object-fit: cover;
    border-radius: ${radius.card};
  }
`
/* Dark with a light edge, so that it is visible on any picture. Its own box is empty: the spot's position is a share of the
   picture's width and height. */
const Spot = styled.details`
  --height: calc(100cqi / var(--wide));
  --left: clamp(${HALF}, calc(var(--x) * 1cqi), calc(100cqi - ${HALF}));
  --top: clamp(${HALF}, calc(var(--y) / 100 * var(--height)), calc(var(--height) - ${HALF}));

  > summary {
    position: absolute;
    top: calc(var(--top) - ${HALF});
    left: calc(var(--left) - ${HALF});
    display: grid;
    place-items: center;
    width: ${TARGET};
    height: ${TARGET};
    border: 4px solid #ffffff;
    border-radius: 50%;
    background: #222222;
    color: #ffffff;
    box-shadow: ${shadow.raised};
    list-style: none;
    transition:
      background-color ${motion.quick},
      color ${motion.quick};

    ${hover} {
      &:hover {
        background: #4a4a4a;
      }
    }
    &::-webkit-details-marker {
      display: none;
    }
  }
  &[open] > summary,
  &[open] > summary:hover {
    border-color: #222222;
    background: #ffffff;
    color: #222222;
  }
  > summary > svg {
    transition: transform ${motion.calm};
  }
  &[open] > summary > svg {
    transform: rotate(45deg);
  }
`
const Note = styled.div`
  display: grid;
  justify-items: start;
  gap: 6px;
  margin-top: ${space.s};
  padding: 20px 24px;
  border-radius: 20px;
  background: var(--band);
  color: var(--ink);
  transition:
    opacity ${motion.quick},
    transform ${motion.quick};

  @starting-style {
    opacity: 0;
    transform: scale(0.97);
  }
  ${wide} {
    position: absolute;
    z-index: ${layer.raised};
    width: 320px;
    max-height: var(--height);
    margin: 0;
    overflow-y: auto;
    box-shadow: ${shadow.floating};

    [data-side='right'] > & {
      left: calc(var(--left) + 32px);
      max-width: calc(100cqi - var(--left) - 40px);
    }
    [data-side='left'] > & {
      right: calc(100cqi - var(--left) + 32px);
      max-width: calc(var(--left) - 40px);
    }
    [data-level='top'] > & {
      top: calc(var(--top) - ${HALF});
    }
    [data-level='middle'] > & {
      top: var(--top);
      translate: 0 -50%;
    }
    [data-level='bottom'] > & {
      bottom: calc(var(--height) - var(--top) - ${HALF});
    }
  }
`
const Text = styled.p`
  ${type.body}
  color: var(--quiet);
  white-space: pre-line;
`

const openIn = (stage: HTMLElement | null): HTMLDetailsElement | null =>
  stage?.querySelector<HTMLDetailsElement>('details[open]') ?? null

/** If the picture is higher than the window, a note below it would open out of sight. */
const bringIntoView = (spot: HTMLDetailsElement | null): void => {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  spot?.lastElementChild?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' })
}

/** What browsers do not do for notes: Escape closes the open note, and a note that opens is scrolled into view. */
const useNotes = (stage: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const own = stage.current
    const onToggle = ({ target }: Event) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return
      // Browsers from before 2024 ignore the shared `name` and leave other notes open.
      own?.querySelectorAll<HTMLDetailsElement>('details[open]').forEach((other) => {
        other.open = other === target
      })
      bringIntoView(target)
    }
    const onKeyDown = ({ key }: KeyboardEvent) => {
      const open = key === 'Escape' ? openIn(own) : null
      if (!open) return
      if (open.contains(document.activeElement)) open.querySelector('summary')?.focus()
      open.open = false
    }
    // The press that hydrated the block has already opened a note.
    bringIntoView(openIn(own))
    own?.addEventListener('toggle', onToggle, true)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      own?.removeEventListener('toggle', onToggle, true)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [stage])
}

/** Width by height of a picture whose address does not contain its size. */
const USUAL = 3 / 2
/** From this ratio of width to height on, a picture takes the whole width. */
const WIDE = 1.4

const widthByHeight = (image: Bloks.InteractiveImageBanner['image']): number => {
  const { width, height } = parseAsset(image.filename) ?? { width: 0, height: 0 }
  return width && height ? width / height : USUAL
}

type HotSpotProps = { spot: Bloks.HotSpot; place: SpotPlace; group: string }

/** A `<details>` element: the browser opens and closes it, and closes the note that was open before. */
const HotSpot = ({ spot, place: { x, y, side, level }, group }: HotSpotProps) => {
  const link = linkProps(spot.link)
  return (
    <Spot name={group} data-side={side} data-level={level} style={{ '--x': x, '--y': y } as CSSProperties}>
      <summary>
        <Icon name="plus" size={20} />
        <VisuallyHidden>{spot.label}</VisuallyHidden>
      </summary>
      <Note style={bandStyle('white')}>
        <SmallTitle>{spot.label}</SmallTitle>
        {spot.text ? <Text>{spot.text}</Text> : null}
        {link ? (
          <ButtonLink variant="link" {...link}>
            More about it
            <VisuallyHidden>{`(${spot.label})`}</VisuallyHidden>
          </ButtonLink>
        ) : null}
      </Note>
    </Spot>
  )
}

/** A picture with spots that open notes, beside the spot or below a narrow picture. */
const InteractiveImageBanner = ({ blok }: BlockProps<Bloks.InteractiveImageBanner>) => {
  const stage = useRef<HTMLDivElement>(null)
  useNotes(stage)
  const wide = widthByHeight(blok.image)
  const titleId = `title-${blok._uid}`
  const hasHead = Boolean(blok.title || blok.text)
  return (
    <Section {...sectionProps(blok, 'cream')} labelledBy={blok.title ? titleId : undefined}>
      <Layout data-beside={hasHead && wide < WIDE ? '' : undefined}>
        <SectionHead head={blok} titleId={titleId} />
        <Stage ref={stage} style={{ '--wide': wide } as CSSProperties}>
          <Picture asset={blok.image} sizes="(min-width: 1200px) 780px, (min-width: 900px) 90vw, 92vw" />
          {placeSpots(blok.spots, wide).map((place, at) => {
            const spot = blok.spots[at]
            return spot ? <HotSpot key={spot._uid} spot={spot} place={place} group={blok._uid} /> : null
          })}
        </Stage>
      </Layout>
    </Section>
  )
}

export default InteractiveImageBanner
