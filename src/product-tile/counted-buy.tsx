import type { CatalogueItem } from '../catalogue'
import { QuantityField } from '../ui'
import { ProductBuy } from './product-buy'

type CountedBuyProps = { item: CatalogueItem; quantity: number; onChange: (quantity: number) => void }

/** The quantity of an item, if the cart takes more than one of it now, and the button that buys it. */
export const CountedBuy = ({ item, quantity, onChange }: CountedBuyProps) => (
  <>
    {item.stock === 'in_stock' && !item.buyLink && item.maxQuantity > 1 ? (
      <QuantityField
        title={`How many ${item.name}`}
        size="large"
        quantity={quantity}
        maxQuantity={item.maxQuantity}
        onChange={onChange}
      />
    ) : null}
    <ProductBuy item={item} quantity={quantity} wide />
  </>
)
