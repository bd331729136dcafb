import { useState } from 'react'
import styled from 'styled-components'
import { formatRandWhole } from '../../../../shared/money'
import { addAllToCart, useCartDisabled } from '../../../cart'
import {
  type Solution,
  StockState,
  mapSolution,
  RICA_NOTICE,
  useProducts,
  useSolution,
} from '../../../catalogue'
import { linkProps, Picture, type BlockProps, type Bloks } from '../../../content'
import { ItemThumb, nameLink } from '../../../product-tile'
import { bandStyle, figures, largeText, space, type, from, radius } from '../../../theme'
import { Button, VisuallyHidden, Lead, Note, Section, SectionTitle } from '../../../ui'
import { sectionProps } from '../../shared/section-props'
import { CtaRow } from '../../shared/text/cta-row'

type AddAllProps = { included: Solution['included']; label: string; solutionName: string }

/** Puts every included item in the cart, all or none; the cart reports what the shop refuses. */
const AddAll = ({ included, label, solutionName }: AddAllProps) => {
  const isDisabled = useCartDisabled()
  const [isAdding, setIsAdding] = useState(false)
  const addAll = async () => {
    setIsAdding(true)
    await addAllToCart(included.map(({ product, quantity }) => ({ item: { sku: product.sku }, quantity })))
    setIsAdding(false)
  }
  return (
    <Button wide loading={isAdding} disabled={isDisabled} onClick={() => void addAll()}>
      <span>{label}</span>
      <VisuallyHidden>{` ${solutionName}`}</VisuallyHidden>
    </Button>
  )
}

const List = styled.ul`
  display: grid;

  > li {
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space.s};
    padding-block: 12px;
    border-bottom: 1px solid var(--line);

    /* The total of several items is below the single price. */
    ${largeText} {
      grid-template-columns: 64px minmax(0, 1fr);

      > :last-child {
        grid-column: 2;
      }
    }
  }
`
const Words = styled.div`
  display: grid;
  gap: 2px;

  small {
    ${type.note}
    ${figures}
    color: var(--quiet);
  }
`
const Name = styled.span`
  ${type.label}
  ${nameLink}
`
const Amount = styled.strong`
  ${type.label}
  ${figures}
`

const priceWords = (rand: number) => (rand === 0 ? 'Free' : formatRandWhole(rand))

type LineProps = Solution['included'][number]

const Line = ({ product, quantity }: LineProps) => {
  const details = linkProps(product.detailsLink)
  const single = <span data-price={product.price}>{priceWords(product.price)}</span>
  return (
    <li data-sku={product.sku}>
      <ItemThumb style={bandStyle(product.colour)}>
        <Picture asset={product.image} alt="" sizes="64px" />
      </ItemThumb>
      <Words>
        <Name>
          {quantity > 1 ? <span>{`${quantity} × `}</span> : null}
          {details ? <a {...details}>{product.name}</a> : <span>{product.name}</span>}
        </Name>
        {quantity > 1 ? (
          <small>
            {single} <span>each</span>
          </small>
        ) : null}
        {product.stock === 'in_stock' ? null : <StockState item={product} />}
      </Words>
      <Amount>{quantity > 1 ? priceWords(product.price * quantity) : single}</Amount>
    </li>
  )
}

/** The items of a solution, each with quantity and price, and with its stock state if it cannot be ordered. */
const IncludedList = ({ included }: Pick<Solution, 'included'>) => (
  <List role="list" aria-label="What is included">
    {included.map((line) => (
      <Line key={line.product.sku} {...line} />
    ))}
  </List>
)

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(28px, 4vw, 72px);

  ${from.md} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    align-items: center;
  }
`
const Copy = styled.div`
  display: grid;
  gap: ${space.m};

  img {
    width: 100%;
    max-height: 520px;
    object-fit: contain;
  }
`
const Card = styled.div`
  display: grid;
  gap: ${space.m};
  padding: clamp(20px, 2.6vw, 36px);
  border-radius: ${radius.card};
  background: var(--band);
  color: var(--ink);
`
const Total = styled.div`
  display: grid;
  gap: 4px;

  > p:first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 4px ${space.s};
    ${type.label}
  }
  strong {
    font: 800 clamp(min(2rem, 10vw), 1.7rem + 1.2vw, 2.75rem) / 1.1 var(--headline);
    ${figures}
  }
`

const isIn = (included: Solution['included'], type: 'sim_card' | 'service') =>
  included.some(({ product }) => product.type === type)

/** `a`, `a and b`, `a, b and c`. */
const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

const missingWords = (names: readonly string[]) =>
  `${listed(names)} cannot be ordered now, so this is not sold as a whole. The rest can be bought one by one.`

type OfferProps = { title: string; buyText: string; ctas: Bloks.Cta[] | undefined; solution: Solution }

const Offer = ({ title, buyText, ctas, solution: { included, price } }: OfferProps) => {
  const missing = included.filter(({ product }) => product.stock !== 'in_stock')
  const isWhole = missing.length === 0
  const isAllService = included.every(({ product }) => product.type === 'service')
  return (
    <Card style={bandStyle('white')}>
      <IncludedList included={included} />
      <Total role="group" aria-label={`Price of ${title}`}>
        <p>
          Together <strong data-price={price}>{priceWords(price)}</strong>
        </p>
        {price === 0 ? null : <Note>Once-off, incl. VAT</Note>}
        {isWhole ? (
          <StockState item={{ stock: 'in_stock', type: isAllService ? 'service' : 'bundle' }} />
        ) : (
          <Note>{missingWords(missing.map(({ product }) => product.name))}</Note>
        )}
        {isIn(included, 'service') && !isAllService ? (
          <Note>We call you within one working day to plan the service.</Note>
        ) : null}
      </Total>
      {isIn(included, 'sim_card') ? <Note>{RICA_NOTICE}</Note> : null}
      {isWhole ? <AddAll included={included} label={buyText} solutionName={title} /> : null}
      <CtaRow ctas={ctas} />
    </Card>
  )
}

/**
 * Several items that are sold together, at the sum of their prices: the items of the catalogue's solution, or the block's own. The
 * block's texts replace the catalogue's; without a name the title lists the items. Renders nothing if one of them is not sold here,
 * because the sum would be wrong.
 */
const SolutionInfo = ({ blok }: BlockProps<Bloks.SolutionInfo>) => {
  const entry = useSolution(blok.solution)
  const products = useProducts()
  const items = blok.items?.length ? blok.items : (entry?.includedItems ?? [])
  const solution = mapSolution(items, products)
  if (!solution) return null
  const title = blok.title || entry?.title || listed(solution.included.map(({ product }) => product.name))
  const text = blok.text || entry?.summary
  const band = sectionProps({ ...blok, background: blok.background || entry?.background }, 'light-green')
  const titleId = `title-${blok._uid}`
  return (
    <Section {...band} labelledBy={titleId}>
      <Columns>
        <Copy>
          <SectionTitle id={titleId}>{title}</SectionTitle>
          {text ? <Lead>{text}</Lead> : null}
          <Picture
            asset={blok.image?.filename ? blok.image : entry?.image}
            sizes="(min-width: 900px) 640px, 92vw"
          />
        </Copy>
        <Offer
          title={title}
          buyText={blok.buyText || entry?.buyText || 'Add all to cart'}
          ctas={blok.cta}
          solution={solution}
        />
      </Columns>
    </Section>
  )
}

export default SolutionInfo
