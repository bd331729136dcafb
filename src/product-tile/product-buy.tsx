import { AddToCart } from '../cart'
import { actionWords, itemRef, joinLink, type CatalogueItem } from '../catalogue'
import { linkProps } from '../content'
import { ButtonLink, VisuallyHidden } from '../ui'

type ProductBuyProps = { item: CatalogueItem; quantity?: number; wide?: boolean }

/** A link to the waitlist form on the item's own page, or to the page that the editor chose. */
const Join = ({ item, wide }: ProductBuyProps) => {
  const link = joinLink(item)
  return link ? (
    <ButtonLink {...link} variant="secondary" wide={wide}>
      <span>{actionWords(item)}</span>
      <VisuallyHidden>{`${item.stock === 'out_of_stock' ? ' for ' : ' '}${item.name}`}</VisuallyHidden>
    </ButtonLink>
  ) : null
}

/** The button for an item: into the cart, the editor's own link instead, or the waitlist while the item is out of stock. */
export const ProductBuy = ({ item, quantity, wide }: ProductBuyProps) => {
  if (item.stock !== 'in_stock') return <Join item={item} wide={wide} />
  const buy = linkProps(item.buyLink)
  const words = actionWords(item)
  return buy ? (
    <ButtonLink {...buy} wide={wide}>
      <span>{words}</span>
      <VisuallyHidden>{` ${item.name}`}</VisuallyHidden>
    </ButtonLink>
  ) : (
    <AddToCart {...itemRef(item)} label={words} productName={item.name} quantity={quantity} wide={wide} />
  )
}

/** The buttons at the foot of a card. */
export const ProductActions = ({ item }: { item: CatalogueItem }) => {
  const details = linkProps(item.detailsLink)
  return (
    <>
      <ProductBuy item={item} />
      {details ? (
        <ButtonLink {...details} variant="link" data-details="">
          Details
          <VisuallyHidden>{` of ${item.name}`}</VisuallyHidden>
        </ButtonLink>
      ) : null}
    </>
  )
}
