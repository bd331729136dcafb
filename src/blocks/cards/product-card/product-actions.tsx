import type { ProductDisplay } from '../../../catalogue'
import { AddToCart } from '../../../cart'
import { linkProps } from '../../../content'
import { ButtonLink, VisuallyHidden } from '../../../ui'

type ProductBuyProps = { product: ProductDisplay; quantity?: number; wide?: boolean }

const Waitlist = ({ product, wide }: ProductBuyProps) => {
  const waitlist = linkProps(product.waitlistLink)
  if (!waitlist || product.stock === 'unavailable') return null
  return (
    <ButtonLink {...waitlist} variant="secondary" wide={wide}>
      {product.stock === 'pre_order_only' ? 'Tell me when it ships' : 'Join the waitlist'}
      <VisuallyHidden> for {product.name}</VisuallyHidden>
    </ButtonLink>
  )
}

/** How the product is had now: into the cart, by the editor's own link, or, while there is none, the waitlist. */
export const ProductBuy = ({ product, quantity, wide }: ProductBuyProps) => {
  if (product.stock !== 'in_stock') return <Waitlist product={product} wide={wide} />
  const buy = linkProps(product.buyLink)
  return buy ? (
    <ButtonLink {...buy} wide={wide}>
      {product.buyText}
      <VisuallyHidden> {product.name}</VisuallyHidden>
    </ButtonLink>
  ) : (
    <AddToCart
      sku={product.sku}
      label={product.buyText}
      productName={product.name}
      quantity={quantity}
      wide={wide}
    />
  )
}

/** The buttons at the foot of a product's card. */
export const ProductActions = ({ product }: { product: ProductDisplay }) => {
  const details = linkProps(product.detailsLink)
  return (
    <>
      <ProductBuy product={product} />
      {details ? (
        <ButtonLink {...details} variant="link" data-details="">
          Details
          <VisuallyHidden> of {product.name}</VisuallyHidden>
        </ButtonLink>
      ) : null}
    </>
  )
}
