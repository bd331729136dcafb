import { itemAttributes, PriceDisplay, useProduct } from '../../../catalogue'
import { Picture, type BlockProps, type Bloks } from '../../../content'
import { bandStyle, paletteColour } from '../../../theme'
import { Icon, isIconName } from '../../../ui'
import { ProductActions } from '../../../product-tile'
import { HeroCopy } from '../../shared/hero-copy'
import {
  Actions,
  Band,
  Benefits,
  Halves,
  Label,
  Name,
  Offer,
  PictureArea,
  Recommended,
  Thumb,
  Trade,
} from './hero-industry.styles'

/** The product that suits a trade, its price as the shop has it now, and how to get it. Nothing of what is not sold here. */
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
