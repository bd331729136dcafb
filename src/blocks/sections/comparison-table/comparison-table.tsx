import { type CSSProperties, useState } from 'react'
import { formatRandWhole } from '../../../../shared/money'
import { PriceDisplay, type ProductDisplay, useProducts } from '../../../catalogue'
import { type Bloks, linkProps, Picture, type BlockProps } from '../../../content'
import { useHydrated } from '../../../platform/use-in-browser'
import { ProductActions } from '../../../product-tile'
import { bandStyle, PALETTE } from '../../../theme'
import { VisuallyHidden, Lead, Section, SectionTitle, SelectField } from '../../../ui'
import { sectionProps } from '../../shared/section-props'
import { MarkCell, NothingCell } from '../../shared/figures/mark-cell'
import { Column, Name, Order, Table, Tag, Choosers, Head, Scroller } from './comparison-table.styles'

/** A feature, and the text of its cell for each product, in the editor's order. */
type Row = { key: string; feature: string; cells: string[] }

/** Rows under one heading; rows before the first heading have no heading. */
type RowGroup = { key: string; title: string | undefined; rows: Row[] }

/**
 * The editor's table as groups of rows: a row with only a name is a group heading. Rows without a name are left out.
 * @param columns the number of compared products; further cells are ignored, missing cells are empty
 */
export const mapComparison = (
  { tbody }: Pick<Bloks.ComparisonTable['features'], 'tbody'>,
  columns: number,
): RowGroup[] => {
  const groups: RowGroup[] = []
  for (const { _uid: key, body } of tbody) {
    const [feature = '', ...written] = body.map(({ value }) => value.trim())
    if (feature === '') continue
    if (written.every((cell) => cell === '')) groups.push({ key, title: feature, rows: [] })
    else {
      if (groups.length === 0) groups.push({ key: `${key}-group`, title: undefined, rows: [] })
      const cells = Array.from({ length: columns }, (_, at) => written[at] ?? '')
      groups.at(-1)?.rows.push({ key, feature, cells })
    }
  }
  return groups.filter(({ rows }) => rows.length > 0)
}

/** Moves `item` to `position`; the item at `position` moves to the old place of `item`. */
export const swapIn = <Item,>(items: readonly Item[], position: number, item: Item): Item[] => {
  const from = items.indexOf(item)
  const displaced = items[position]
  if (from < 0 || displaced === undefined) return [...items]
  return items.map((other, at) => {
    if (at === position) return item
    return at === from ? displaced : other
  })
}

type ComparedProduct = {
  product: ProductDisplay
  /** The index of this product's cell in every row. */
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

/** The table: a header and, below all features, the price and buttons of each product. */
const ProductColumns = ({ products, groups, labelledBy, many }: ProductColumnsProps) => (
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

const POSITIONS = ['Compare', 'with'] as const

type ChooserProps = {
  products: readonly ComparedProduct[]
  onChoose: (position: number, sku: string) => void
}

/** The selects for the two products that a narrow screen shows side by side. */
const Chooser = ({ products, onChoose }: ChooserProps) => {
  const options = [...products]
    .sort((one, other) => one.at - other.at)
    .map(({ product }) => ({ value: product.sku, label: product.name }))
  return POSITIONS.map((label, position) => (
    <SelectField
      key={label}
      label={label}
      options={options}
      value={products[position]?.product.sku}
      onChange={({ currentTarget }) => onChoose(position, currentTarget.value)}
    />
  ))
}

/** A table with products as columns and features as rows. A narrow screen shows the first two; the shopper can choose others. */
const ComparisonTable = ({ blok }: BlockProps<Bloks.ComparisonTable>) => {
  const catalogue = useProducts()
  const isHydrated = useHydrated()
  const [order, setOrder] = useState(() => blok.columns.map(({ sku }) => sku))
  const products = order.flatMap((sku): ComparedProduct[] => {
    const at = blok.columns.findIndex((column) => column.sku === sku)
    const product = catalogue.find((candidate) => candidate.sku === sku)
    return product ? [{ product, at, label: blok.columns[at]?.label }] : []
  })
  if (products.length === 0) return null
  const many = products.length > 3 ? '' : undefined
  const titleId = `title-${blok._uid}`
  const choose = (position: number, sku: string) => {
    const replaced = products[position]?.product.sku
    if (replaced) setOrder((skus) => swapIn(skus, skus.indexOf(replaced), sku))
  }
  return (
    <Section {...sectionProps(blok, 'white')} labelledBy={titleId}>
      <Head>
        <SectionTitle id={titleId}>{blok.title}</SectionTitle>
        {blok.text ? <Lead>{blok.text}</Lead> : null}
      </Head>
      {products.length > 2 ? (
        <Choosers role="group" aria-label="Products to compare" data-many={many}>
          <Chooser products={products} onChoose={choose} />
        </Choosers>
      ) : null}
      {/* The keyboard must reach a region that scrolls; with scripts it does not scroll, but keeps the focus if it has it. */}
      <Scroller role="region" aria-labelledby={titleId} tabIndex={isHydrated ? -1 : 0}>
        <ProductColumns
          products={products}
          groups={mapComparison(blok.features, blok.columns.length)}
          labelledBy={titleId}
          many={many}
        />
      </Scroller>
    </Section>
  )
}

export default ComparisonTable
