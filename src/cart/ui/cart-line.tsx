import { useId } from 'react'
import styled from 'styled-components'
import { mostOf } from '../../catalogue'
import { formatRand, formatRandWhole } from '../../../shared/money'
import { bandStyle, largeTarget, motion, radius, space, type, wholeAmount } from '../../theme'
import { breathing, Icon, QuantityField, VisuallyHidden } from '../../ui'
import { closeCartPreview, withSync } from '../commands'
import { LineImage } from './line-image'
import type { LineView } from './use-cart-view'

const Item = styled.li`
  --tile: clamp(68px, 22vw, 96px);
  display: grid;
  grid-template-columns: var(--tile) minmax(0, 1fr);
  gap: 4px 14px;
  padding-block: ${space.s};
  border-top: 1px solid var(--line);

  &:first-child {
    border-top: 0;
  }
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 2px 12px;

  a {
    ${type.small}
    text-decoration: none;
    ${largeTarget}
  }
  a:hover {
    text-decoration: underline;
  }
`
const Facts = styled.p`
  ${type.note}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  min-height: 1.25rem;
  margin-block: 2px 8px;
  color: var(--quiet);
`
const Change = styled.p`
  ${type.note}
  margin-bottom: 8px;
`
const Amount = styled.strong`
  font: 700 1.0625rem/1.3 var(--text);
  ${wholeAmount}
`
const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 14px;
`
const RemoveButton = styled.button`
  ${type.note}
  min-height: 44px;
  padding: 0;
  border: 0;
  background: transparent;
  color: var(--quiet);
  text-decoration: underline;
  text-underline-offset: 0.2em;
  transition: color ${motion.quick};

  &:hover {
    color: var(--ink);
  }
`
const Problem = styled.p`
  ${type.note}
  display: flex;
  gap: 6px;
  margin-top: 6px;
  color: var(--danger);
`

/** The note beside a price if the editor has written none. */
const defaultNote = (price: number, written: string) => {
  if (price === 0) return 'No charge'
  return written ? '' : 'VAT included'
}

type CartLineProps = LineView & { onRemove: () => void }

/** One line: its item, quantity, total and error. */
export const CartLine = ({ line, total, priceChange, error, onRemove }: CartLineProps) => {
  const errorId = useId()
  const code = line.type === 'product' ? { 'data-sku': line.sku } : { 'data-bundle-code': line.bundleCode }
  const each = line.quantity > 1 && line.price > 0 ? `${formatRand(line.price)} each` : ''
  const { priceSideScript = '', priceSubScript = '' } = line.type === 'product' ? line : {}
  const note = each || priceSideScript || defaultNote(line.price, priceSubScript)
  return (
    <Item {...code}>
      <LineImage image={line.image} colour={line.colour} />
      <div>
        <Head>
          <a href={line.detailLink} onClick={closeCartPreview}>
            {line.cartTitle}
          </a>
          <Amount data-price={total}>{total === 0 ? 'Free' : formatRand(total)}</Amount>
        </Head>
        <Facts>
          {line.onPromotion ? (
            <Saving amount={(Math.round(line.savingsAmount * 100) * line.quantity) / 100} />
          ) : null}
          {note ? <span>{note}</span> : null}
          {priceSubScript ? <span>{priceSubScript}</span> : null}
        </Facts>
        {priceChange ? <Change>{priceChange}</Change> : null}
        <Controls>
          <QuantityField
            title={line.cartTitle}
            quantity={line.quantity}
            maxQuantity={mostOf(line)}
            onChange={(quantity) => void withSync((sync) => sync.change(line, quantity))}
            errorId={error ? errorId : undefined}
          />
          <RemoveButton type="button" onClick={onRemove}>
            Remove<VisuallyHidden>{` ${line.cartTitle}`}</VisuallyHidden>
          </RemoveButton>
        </Controls>
        <div role="status">
          {error ? (
            <Problem id={errorId}>
              <Icon name="warning" size={18} />
              <span>{error}</span>
            </Problem>
          ) : null}
        </div>
      </div>
    </Item>
  )
}

const Pill = styled.span`
  padding: 3px 10px;
  border-radius: ${radius.pill};
  background: var(--band);
  color: var(--ink);
  font: 600 0.8125rem/1.25 var(--text);
  white-space: nowrap;
`

/** The discount of a promotion, in rand. */
const Saving = ({ amount }: { amount: number }) => (
  <Pill style={bandStyle('mint-green')}>{`You save ${formatRandWhole(amount)}`}</Pill>
)

/* Has the size of a line: tile, title, facts, quantity field. */
const Row = styled.div`
  --tile: clamp(68px, 22vw, 96px);
  display: grid;
  grid-template-columns: var(--tile) 1fr;
  gap: 14px;
  min-height: 126px;
  padding-block: ${space.s};
  border-top: 1px solid var(--line);
  ${breathing}

  &:first-of-type {
    border-top: 0;
  }
  i {
    display: block;
    border-radius: 12px;
    background: var(--line);
  }
  > i {
    height: var(--tile);
    border-radius: 16px;
  }
  div > i:nth-child(1) {
    width: 60%;
    height: 20px;
  }
  div > i:nth-child(2) {
    width: 128px;
    height: 44px;
    margin-top: 30px;
    border-radius: 22px;
  }
`

/** Placeholders for lines while their names and prices are loading. */
export const CartSkeleton = ({ lineCount }: { lineCount: number }) => (
  <div aria-busy="true">
    <VisuallyHidden role="status">Loading your cart</VisuallyHidden>
    {Array.from({ length: lineCount }, (_, index) => (
      <Row key={index} aria-hidden="true">
        <i />
        <div>
          <i />
          <i />
        </div>
      </Row>
    ))}
  </div>
)
