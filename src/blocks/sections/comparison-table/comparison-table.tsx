import { useState } from 'react'
import { useProducts } from '../../../catalogue'
import type { BlockProps, Bloks } from '../../../content'
import { useAwake } from '../../../platform/use-in-browser'
import { paletteColour } from '../../../theme'
import { Lead, Section, SectionTitle, SelectField } from '../../../ui'
import { ProductColumns, type ComparedProduct } from './product-columns'
import { Choosers, Head, Scroller } from './comparison-table.styles'
import { mapComparison, swapIn } from './map-comparison'

const POSITIONS = ['Compare', 'with'] as const

type ChooserProps = {
  products: readonly ComparedProduct[]
  onChoose: (position: number, sku: string) => void
}

/** On a narrow screen: which two products stand side by side. */
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

/** Products as columns, features as rows. The two that a narrow screen shows come first; the shopper chooses them. */
const ComparisonTable = ({ blok }: BlockProps<Bloks.ComparisonTable>) => {
  const catalogue = useProducts()
  const isAwake = useAwake()
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
    <Section
      background={paletteColour(blok.background, 'white')}
      rhythm={blok.rhythm || 'normal'}
      id={blok.anchor}
      labelledBy={titleId}
    >
      <Head>
        <SectionTitle id={titleId}>{blok.title}</SectionTitle>
        {blok.text ? <Lead>{blok.text}</Lead> : null}
      </Head>
      {products.length > 2 ? (
        <Choosers role="group" aria-label="Products to compare" data-many={many}>
          <Chooser products={products} onChoose={choose} />
        </Choosers>
      ) : null}
      {/* A region that scrolls must be reachable by keyboard; with script it does not scroll, but keeps the focus it has. */}
      <Scroller role="region" aria-labelledby={titleId} tabIndex={isAwake ? -1 : 0}>
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
