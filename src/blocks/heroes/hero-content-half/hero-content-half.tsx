import styled from 'styled-components'
import { type Bloks, Picture, type BlockProps } from '../../../content'
import { from, type, below, paletteColour, space } from '../../../theme'
import { Icon, isIconName, Section } from '../../../ui'
import { HeroCopy } from '../../shared/text/hero-copy'

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 24px;
  padding-block: 20px;
  border-top: 2px solid var(--line);
  ${type.label}

  ${from.md} {
    flex-wrap: nowrap;
    justify-content: space-between;
  }
`

const Point = styled.li`
  display: flex;
  gap: 8px;
  text-wrap: balance;
`

/** Up to three short promises under a hairline. */
const TrustPoints = ({ points = [] }: { points: Bloks.TrustPoint[] | undefined }) =>
  points.length === 0 ? null : (
    <List role="list">
      {points.map(({ _uid, text, icon }) => (
        <Point key={_uid}>
          {isIconName(icon) ? <Icon name={icon} size={20} /> : null}
          <span>{text}</span>
        </Point>
      ))}
    </List>
  )

const Band = styled(Section)`
  padding-top: var(--under-navigation, 0px);
  overflow-x: clip;
`

const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-areas: 'copy' 'picture' 'trust';

  ${from.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-template-rows: 1fr auto;
    grid-template-areas: 'copy picture' 'trust picture';
    column-gap: clamp(24px, 3vw, 48px);
    min-height: min(640px, 56vw);

    &[data-side='left'] {
      grid-template-areas: 'picture copy' 'picture trust';
    }
  }
`

const CopyArea = styled.div`
  grid-area: copy;
  padding-top: clamp(32px, 5vw, 72px);

  ${from.md} {
    align-self: center;
    padding-bottom: ${space.xl};
  }
`

const TrustArea = styled.div`
  grid-area: trust;

  ${from.md} {
    padding-bottom: clamp(16px, 2vw, 32px);
  }
`

// Product pictures have a transparent margin for their shadow: enlarged beyond the column, the product itself fills it.
const PictureArea = styled.div`
  grid-area: picture;
  align-self: end;
  margin-inline: calc(${space.gutter} * -0.7);

  > img {
    width: 100%;
    max-height: 720px;
    object-fit: contain;
    object-position: 50% 100%;
  }
  ${below.md} {
    max-width: 640px;
    width: calc(100% + ${space.gutter} * 1.4);
    justify-self: center;
  }
  ${from.md} {
    margin-inline: calc(${space.gutter} * -1.1);
    padding-top: ${space.m};

    /* Text needs more space before its first letters than after its last. */
    [data-side='left'] > & {
      margin-right: 0;
    }
  }
`

/** Text, calls to action and promises on one half, a picture that touches the band's lower edge on the other. */
const HeroContentHalf = ({ blok }: BlockProps<Bloks.HeroContentHalf>) => {
  const titleId = `title-${blok._uid}`
  return (
    <Band background={paletteColour(blok.background, 'yellow')} rhythm="none" labelledBy={titleId}>
      <Halves data-side={blok.image_side || 'right'}>
        <CopyArea>
          <HeroCopy copy={blok} titleId={titleId} />
        </CopyArea>
        <PictureArea>
          <Picture
            asset={blok.image}
            sizes="(min-width: 1400px) 700px, (min-width: 900px) 54vw, 100vw"
            priority
          />
        </PictureArea>
        <TrustArea>
          <TrustPoints points={blok.trust_points} />
        </TrustArea>
      </Halves>
    </Band>
  )
}

export default HeroContentHalf
