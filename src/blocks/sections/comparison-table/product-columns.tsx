import type { CSSProperties } from 'react'
import { PriceDisplay, type ProductDisplay } from '../../../catalogue'
import { linkProps, Picture } from '../../../content'
import { formatRandWhole } from '../../../../shared/money'
import { bandStyle, PALETTE } from '../../../theme'
import { VisuallyHidden } from '../../../ui'
import { ProductActions } from '../../../product-tile'
import { MarkCell, NothingCell } from '../../shared/mark-cell'
import { Column, Name, Order, Table, Tag } from './comparison-table.styles'
import type { RowGroup } from './map-comparison'

export type ComparedProduct = {
  product: ProductDisplay
  /** Which cell of a row is this product's. */
  at: number
  label: string | undefined
}

const CellContent = ({ written }: { written: string | undefined }) =>
  written ? <MarkCell written={written} /> : <NothingCell means="Not applicable" />

const itemColour = (product: ProductDisplay) =>
  ({ '--item-colour': PALETTE[product.colour] }) as CSSProperties

const Header = ({ product, label }: ComparedProduct) => {
  const details = linkProps(product.detailsLink)
  return (
    <Column>
      {label ? <Tag style={bandStyle('charcoal')}>{label}</Tag> : null}
      <Name>{details ? <a {...details}>{product.name}</a> : product.name}</Name>
      <span>
        <strong data-price={product.price}>
          {product.price === 0 ? 'Free' : formatRandWhole(product.price)}
        </strong>{' '}
        {product.price === 0 ? null : <small>incl. VAT</small>}
      </span>
    </Column>
  )
}

type ProductColumnsProps = {
  products: readonly ComparedProduct[]
  groups: readonly RowGroup[]
  labelledBy: string
  many: '' | undefined
}

/** The table itself: a header and, below all features, the way to each product. */
export const ProductColumns = ({ products, groups, labelledBy, many }: ProductColumnsProps) => (
  <Table aria-labelledby={labelledBy} data-many={many}>
    <thead>
      <tr>
        <td />
        {products.map(({ product }) => (
          <td key={product.sku} style={itemColour(product)}>
            <Picture asset={product.image} alt="" sizes="200px" />
          </td>
        ))}
      </tr>
      <tr>
        <th scope="col">
          <VisuallyHidden>Feature</VisuallyHidden>
        </th>
        {products.map((compared) => (
          <th
            key={compared.product.sku}
            scope="col"
            abbr={compared.product.name}
            data-sku={compared.product.sku}
          >
            <Header {...compared} />
          </th>
        ))}
      </tr>
    </thead>
    {groups.map(({ key, title, rows }) => (
      <tbody key={key}>
        {title ? (
          <tr>
            <th scope="rowgroup" colSpan={products.length + 1}>
              {title}
            </th>
          </tr>
        ) : null}
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.feature}</th>
            {products.map(({ product, at }) => (
              <td key={product.sku}>
                <CellContent written={row.cells[at]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    ))}
    <tfoot>
      <tr>
        <th scope="row">Price</th>
        {products.map(({ product }) => (
          <td key={product.sku} data-sku={product.sku}>
            <Order>
              <PriceDisplay item={product} />
              <ProductActions item={product} />
            </Order>
          </td>
        ))}
      </tr>
    </tfoot>
  </Table>
)
