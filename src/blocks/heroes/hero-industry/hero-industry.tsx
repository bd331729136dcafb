import styled from 'styled-components'
import { itemAttributes, PriceDisplay, useProduct } from '../../../catalogue'
import { Picture, type BlockProps, type Bloks } from '../../../content'
import { ItemThumb, nameLink, ProductActions } from '../../../product-tile'
import { below, from, radius, shadow, space, type, bandStyle, paletteColour } from '../../../theme'
import { Section, SmallTitle, Icon, isIconName } from '../../../ui'
import { HeroCopy } from '../../shared/text/hero-copy'

const Band = styled(Section)`
  padding-top: var(--under-navigation, 0px);
  overflow-x: clip;
`

const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${space.m};
  padding-block: clamp(32px, 4.6vw, 72px) clamp(32px, 3.6vw, 56px);

  ${from.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: center;
    gap: clamp(32px, 3.6vw, 56px) clamp(24px, 4vw, 64px);
  }
`

const Trade = styled.div`
  display: grid;
  justify-items: center;
`

/* Product pictures have a transparent margin for their shadow: enlarged beyond the column, the product itself fills it. */
const PictureArea = styled.div`
  width: calc(100% + ${space.gutter} * 1.2);
  max-width: 580px;
  margin: 0 calc(${space.gutter} * -0.6) -6%;

  > img {
    width: 100%;
    aspect-ratio: 5 / 4;
    object-fit: cover;
  }
`

/** The recommended product as a card over the lower part of the picture. */
const Recommended = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: clamp(84px, 24%, 136px) minmax(0, 1fr);
  gap: ${space.s};
  width: 100%;
  max-width: 560px;
  padding: clamp(14px, 1.5vw, 20px);
  border-radius: ${radius.card};
  background: var(--band);
  box-shadow: ${shadow.raised};
  color: var(--ink);
`

const Thumb = styled(ItemThumb)`
  align-self: start;
`

const Offer = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xs};
  align-content: start;
`

const Label = styled.p`
  ${type.note}
  color: var(--quiet);
`

const Name = styled(SmallTitle)`
  font-size: clamp(1.25rem, 1.15rem + 0.4vw, 1.5rem);
  ${nameLink}
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  align-items: center;
  gap: 4px 20px;

  ${below.sm} {
    > :first-child:not([data-details]) {
      flex: 1 1 200px;
    }
  }
`

const Benefits = styled.ul`
  display: grid;
  gap: ${space.s} clamp(24px, 4vw, 64px);
  padding-top: ${space.m};
  border-top: 2px solid var(--line);
  font: 600 clamp(1.0625rem, 1rem + 0.3vw, 1.1875rem) / 1.35 var(--text);

  > li {
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr);
    gap: 12px;
    align-items: start;
  }
  ${from.md} {
    grid-column: 1 / -1;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
`

/** The product for a trade, at its current price and with its buttons. Renders nothing if it is not sold here. */
const Recommendation = ({ sku, label }: { sku: string; label: string }) => {
  const product = useProduct(sku)
  if (!product) return null
  return (
    <Recommended {...itemAttributes(product)} style={bandStyle('white')}>
      <Thumb style={bandStyle(product.colour)}>
        <Picture asset={product.image} alt="" sizes="136px" />
      </Thumb>
      <Offer>
        <div>
          <Label>{label}</Label>
          <Name as="h2">{product.name}</Name>
        </div>
        <PriceDisplay item={product} />
      </Offer>
      <Actions>
        <ProductActions item={product} />
      </Actions>
    </Recommended>
  )
}

/** A headline for one trade, its picture, three benefits and the product that suits it. */
const HeroIndustry = ({ blok }: BlockProps<Bloks.HeroIndustry>) => {
  const titleId = `title-${blok._uid}`
  const benefits = blok.benefits ?? []
  return (
    <Band background={paletteColour(blok.background, 'orange')} rhythm="none" labelledBy={titleId}>
      <Halves>
        <HeroCopy copy={blok} titleId={titleId} />
        <Trade>
          <PictureArea>
            <Picture asset={blok.image} sizes="(min-width: 560px) 580px, 106vw" priority />
          </PictureArea>
          {blok.sku ? (
            <Recommendation sku={blok.sku} label={blok.product_label || 'Made for this trade'} />
          ) : null}
        </Trade>
        {benefits.length > 0 ? (
          <Benefits role="list">
            {benefits.map(({ _uid, text, icon }) => (
              <li key={_uid}>
                <Icon name={isIconName(icon) ? icon : 'check'} size={28} />
                <span>{text}</span>
              </li>
            ))}
          </Benefits>
        ) : null}
      </Halves>
    </Band>
  )
}

export default HeroIndustry
