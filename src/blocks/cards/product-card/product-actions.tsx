import { itemRef, type CatalogueItem } from '../../../catalogue'
import { AddToCart } from '../../../cart'
import { linkProps } from '../../../content'
import { ButtonLink, VisuallyHidden } from '../../../ui'

type ProductBuyProps = { item: CatalogueItem; quantity?: number; wide?: boolean }

const Waitlist = ({ item, wide }: ProductBuyProps) => {
  const waitlist = linkProps(item.waitlistLink)
  if (!waitlist || item.stock === 'unavailable') return null
  return (
    <ButtonLink {...waitlist} variant="secondary" wide={wide}>
      {item.stock === 'pre_order_only' ? 'Tell me when it ships' : 'Join the waitlist'}
      <VisuallyHidden> for {item.name}</VisuallyHidden>
    </ButtonLink>
  )
}

/** How an item is had now: into the cart, by the editor's own link, or, while there is none, the waitlist. */
export const ProductBuy = ({ item, quantity, wide }: ProductBuyProps) => {
  if (item.stock !== 'in_stock') return <Waitlist item={item} wide={wide} />
  const buy = linkProps(item.buyLink)
  return buy ? (
    <ButtonLink {...buy} wide={wide}>
      {item.buyText}
      <VisuallyHidden> {item.name}</VisuallyHidden>
    </ButtonLink>
  ) : (
    <AddToCart
      {...itemRef(item)}
      label={item.buyText}
      productName={item.name}
      quantity={quantity}
      wide={wide}
    />
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
          <VisuallyHidden> of {item.name}</VisuallyHidden>
        </ButtonLink>
      ) : null}
    </>
  )
}
