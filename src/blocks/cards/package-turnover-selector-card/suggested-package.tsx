import { isObtainable, itemAttributes, PriceDisplay, useItem, type CatalogueItem } from '../../../catalogue'
import { Picture, type Bloks } from '../../../content'
import { bandStyle } from '../../../theme'
import { CardTitle } from '../../../ui'
import { BesideBuy } from '../../shared/beside-buy'
import { CardText } from '../../shared/card-frame'
import { CtaRow } from '../../shared/cta-row'
import { ProductBuy } from '../../../product-tile'
import {
  Actions,
  Eyebrow,
  Floor,
  ItemName,
  Sheet,
  Suggested,
  Words,
} from './package-turnover-selector-card.styles'

type OfferProps = { item: CatalogueItem; title: string; ctas: Bloks.Cta[] | undefined }

/** What is bought when it goes by another name than the package, its price now, and how it is had. */
const Offer = ({ item, title, ctas }: OfferProps) => (
  <>
    <div>
      {item.name === title ? null : <ItemName>{item.name}</ItemName>}
      <PriceDisplay item={item} />
    </div>
    {isObtainable(item) ? (
      <Actions>
        <ProductBuy item={item} />
        <BesideBuy ctas={ctas} />
      </Actions>
    ) : (
      <CtaRow ctas={ctas} />
    )}
  </>
)

/** The package that goes with a turnover; with a product or bundle in it, that at its price now. */
export const SuggestedPackage = ({ suggested }: { suggested: Bloks.TurnoverPackage }) => {
  const item = useItem(suggested)
  const { title, text, cta } = suggested
  return (
    <Sheet {...(item && itemAttributes(item))} data-package="" style={bandStyle('white')}>
      <Suggested data-pictured={item ? '' : undefined}>
        {item ? (
          <Floor style={bandStyle(item.colour)}>
            <Picture asset={item.image} alt="" sizes="(min-width: 900px) 520px, 88px" />
          </Floor>
        ) : null}
        <Words>
          <Eyebrow>We suggest</Eyebrow>
          <CardTitle as="h4">{title}</CardTitle>
          {text ? <CardText>{text}</CardText> : null}
        </Words>
      </Suggested>
      {item ? <Offer item={item} title={title} ctas={cta} /> : <CtaRow ctas={cta} />}
    </Sheet>
  )
}
