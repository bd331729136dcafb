import styled from 'styled-components'
import { formatRandWhole } from '../../../../shared/money'
import { AddToCart } from '../../../cart'
import type { LineView } from '../../../cart/overview'
import { useProducts, type ProductDisplay } from '../../../catalogue'
import { Picture } from '../../../content'
import { bandStyle, radius, space } from '../../../theme'
import { Note, SmallTitle } from '../../../ui'
import { recommendedSkus } from './recommended-skus'

const Group = styled.div`
  margin-top: ${space.l};
`
const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
  gap: ${space.s};
  margin-top: ${space.s};
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 14px;
    padding: 12px;
    border-radius: ${radius.card};
    background: #fff;
  }
  li > span + span {
    flex: 1 1 5em;
    min-width: 0;
  }
  strong {
    display: block;
  }
`
const Tile = styled.span`
  display: grid;
  flex: none;
  width: 72px;
  place-items: center;
  aspect-ratio: 1;
  border-radius: 16px;
  background: var(--band);

  img {
    width: 88%;
  }
`

const Recommended = ({ product }: { product: ProductDisplay }) => (
  <li data-sku={product.sku}>
    <Tile style={bandStyle(product.colour)}>
      <Picture asset={product.image} alt="" sizes="72px" />
    </Tile>
    <span>
      <strong>{product.name}</strong>
      <span data-price={product.price}>
        {product.price === 0 ? 'Free' : `${formatRandWhole(product.price)} incl. VAT`}
      </span>
      {product.priceSuffix ? <Note as="span">{` ${product.priceSuffix}`}</Note> : null}
      {product.priceInfo ? <Note>{product.priceInfo}</Note> : null}
    </span>
    <AddToCart sku={product.sku} productName={product.name} label="Add" size="small" variant="secondary" />
  </li>
)

const RecommendedRow = ({ skus, label }: { skus: readonly string[]; label: string }) => {
  const products = useProducts().filter(({ sku, stock }) => skus.includes(sku) && stock === 'in_stock')
  if (products.length === 0) return null
  return (
    <Group>
      <SmallTitle as="h2">{label}</SmallTitle>
      <Row role="list">
        {products.map((product) => (
          <Recommended key={product.sku} product={product} />
        ))}
      </Row>
    </Group>
  )
}

/** The products that editors recommend with the lines in the cart. */
export const Recommendations = ({ lines }: { lines: readonly LineView[] }) => {
  const { skus, label } = recommendedSkus(lines.map(({ line }) => line))
  return skus.length > 0 ? <RecommendedRow skus={skus} label={label} /> : null
}
