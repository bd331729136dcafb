import { useRef, type CSSProperties } from 'react'
import { linkProps, Picture, type BlockProps, type Bloks, parseAsset } from '../../../content'
import { bandStyle, paletteColour } from '../../../theme'
import { ButtonLink, Icon, Section, SmallTitle, VisuallyHidden } from '../../../ui'
import { SectionHead } from '../../shared/section-head'
import { Layout, Note, Spot, Stage, Text } from './interactive-image-banner.styles'
import { placeSpots, type SpotPlace } from './place-spots'
import { useNotes } from './use-notes'

/** Width by height of a picture whose address does not say. */
const USUAL = 3 / 2
/** From here on a picture needs the whole width. */
const WIDE = 1.4

const widthByHeight = (image: Bloks.InteractiveImageBanner['image']): number => {
  const { width, height } = parseAsset(image.filename) ?? { width: 0, height: 0 }
  return width && height ? width / height : USUAL
}

type HotSpotProps = { spot: Bloks.HotSpot; place: SpotPlace; group: string }

/** The browser opens and closes it, and closes the one that was open before. */
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

/** A picture with places on it that open notes: beside them, or below a picture that is too narrow for that. */
const InteractiveImageBanner = ({ blok }: BlockProps<Bloks.InteractiveImageBanner>) => {
  const stage = useRef<HTMLDivElement>(null)
  useNotes(stage)
  const wide = widthByHeight(blok.image)
  const titleId = `title-${blok._uid}`
  const hasHead = Boolean(blok.title || blok.text)
  return (
    <Section
      background={paletteColour(blok.background, 'cream')}
      rhythm={blok.rhythm || 'normal'}
      id={blok.anchor}
      labelledBy={blok.title ? titleId : undefined}
    >
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
