import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { RICA_NOTICE } from '../../catalogue'
import { bandStyle, radius, space, type } from '../../theme'
import { Button, Note } from '../../ui'
import { clearCart, putBackLines, refreshCart, removeLine } from '../commands'
import { CartLine } from './cart-line'
import { CartSkeleton } from './cart-skeleton'
import { CartStatus } from './cart-status'
import { RemovedNote } from './removed-note'
import type { CartView, LineView } from './use-cart-view'
import { useHasSimCard } from './use-has-sim-card'

const List = styled.ul`
  list-style: none;
`
const Failure = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.s};
  padding-block: ${space.m};
`
const Rica = styled.p`
  ${type.note}
  padding: 12px 16px;
  margin-top: ${space.xs};
  border-radius: ${radius.control};
  background: var(--band);
  color: var(--ink);
`

const Lines = ({
  view,
  onRemove,
}: {
  view: CartView & { kind: 'ready' }
  onRemove: (line: LineView) => void
}) => {
  const hasSimCard = useHasSimCard(view.cart.items)
  return (
    <>
      <List role="list">
        {view.lines.map((line) => (
          <CartLine {...line} key={line.key} onRemove={() => onRemove(line)} />
        ))}
      </List>
      {hasSimCard ? <Rica style={bandStyle('light-blue')}>{RICA_NOTICE}</Rica> : null}
    </>
  )
}

const Failed = ({ message }: { message: string }) => {
  const [isTrying, setIsTrying] = useState(false)
  const tryAgain = async () => {
    setIsTrying(true)
    await refreshCart()
    setIsTrying(false)
  }
  return (
    <Failure>
      <p role="alert">{message}</p>
      <Note>What you chose is kept in this browser.</Note>
      <Button loading={isTrying} onClick={() => void tryAgain()}>
        Try again
      </Button>
    </Failure>
  )
}

type Removed = { lines: LineView[]; promoCode: string | null }

const titleOf = ({ lines: [first, ...others] }: Removed): string =>
  first && others.length === 0 ? first.line.cartTitle : `${others.length + 1} products`

type CartContentsProps = {
  view: CartView
  /** Shown when there is nothing in the cart. */
  empty: ReactNode
  /** Offers to take out everything at once. */
  clearable?: boolean
}

/** The lines of the cart in every state, with a way back for what was taken out last. */
export const CartContents = ({ view, empty, clearable }: CartContentsProps) => {
  const [removed, setRemoved] = useState<Removed>()
  const keep = (lines: LineView[]) =>
    setRemoved({ lines, promoCode: view.kind === 'ready' ? view.cart.promo_code : null })

  const remove = (line: LineView) => {
    keep([line])
    void removeLine(line.line)
  }
  const clear = (lines: LineView[]) => {
    keep(lines)
    void clearCart()
  }
  const undo = ({ lines, promoCode }: Removed) => {
    setRemoved(undefined)
    void putBackLines(
      lines.map(({ line }) => line),
      promoCode,
    )
  }

  return (
    <>
      <CartStatus />
      {removed ? (
        <RemovedNote
          key={removed.lines.map(({ key }) => key).join()}
          title={titleOf(removed)}
          onUndo={() => undo(removed)}
        />
      ) : null}
      {view.kind === 'loading' ? <CartSkeleton lineCount={view.lineCount} /> : null}
      {view.kind === 'failed' ? <Failed message={view.message} /> : null}
      {view.kind === 'empty' ? empty : null}
      {view.kind === 'ready' ? <Lines view={view} onRemove={remove} /> : null}
      {view.kind === 'ready' && clearable && view.lines.length > 1 ? (
        <Button variant="link" size="small" onClick={() => clear(view.lines)}>
          Empty cart
        </Button>
      ) : null}
    </>
  )
}
