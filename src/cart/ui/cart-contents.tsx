import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { RICA_NOTICE } from '../../catalogue'
import { bandStyle, radius, space, type } from '../../theme'
import { Button, Icon, Note, TryAgain } from '../../ui'
import { refreshCart, withSync } from '../commands'
import { isCartUnsaved } from '../storage'
import { useCart } from '../store'
import { CartLine, CartSkeleton } from './cart-line'
import type { CartView, LineView } from './use-cart-view'
import { useHasSimCard } from './use-items'

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether the device is online; true in the server's HTML. */
const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

const StatusText = styled.p`
  ${type.note}
  display: flex;
  gap: 8px;
  padding: 10px 14px;
  margin-block: 8px;
  border-radius: ${radius.control};
  background: var(--band);
  color: var(--ink);
`

const OFFLINE = 'You are offline. Your cart is kept, and changes go to the shop once you are back.'
const UNREACHABLE = 'The shop does not answer right now. Your cart is kept, and we keep trying.'
const UNSAVED = 'This browser cannot keep your cart. Check out before you close this page.'

const useStatusText = (): string | undefined => {
  const isOnline = useOnline()
  const isWaiting = useCart((cart) => cart.failedAttempts > 0)
  const isUnsaved = useCart((cart) => cart.products.length > 0 && isCartUnsaved())
  if (!isOnline) return OFFLINE
  if (isWaiting) return UNREACHABLE
  return isUnsaved ? UNSAVED : undefined
}

/** Shows why changes are not sent or the cart is not stored. */
const CartStatus = () => {
  const text = useStatusText()
  return (
    <div role="status">
      {text ? (
        <StatusText style={bandStyle('light-gray')}>
          <Icon name="warning" size={18} />
          <span>{text}</span>
        </StatusText>
      ) : null}
    </div>
  )
}

const Row = styled.div`
  ${type.label}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding: 4px 8px 4px 16px;
  margin-block: 8px;
  border-radius: ${radius.control};
  background: var(--band);
  color: var(--ink);
`

type RemovedNoteProps = {
  /** The removed product, or how many were removed: `Khumo`, `3 products`. */
  title: string
  onUndo: () => void
}

/** Shown above the lines after a removal. It takes the focus, because the focused button was removed. */
const RemovedNote = ({ title, onUndo }: RemovedNoteProps) => {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus({ preventScroll: true }), [])
  return (
    <Row style={bandStyle('light-gray')}>
      <span role="status">{`${title} removed`}</span>
      <Button ref={undo} variant="link" size="small" onClick={onUndo}>
        Undo
      </Button>
    </Row>
  )
}

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

const Failed = ({ message }: { message: string }) => (
  <Failure>
    <p role="alert">{message}</p>
    <Note>What you chose is kept in this browser.</Note>
    <TryAgain retry={refreshCart} />
  </Failure>
)

type Removed = { lines: LineView[]; promoCode: string | null }

const titleOf = ({ lines: [first, ...others] }: Removed): string =>
  first && others.length === 0 ? first.line.cartTitle : `${others.length + 1} products`

type CartContentsProps = {
  view: CartView
  /** Shown when there is nothing in the cart. */
  empty: ReactNode
  /** Shows a button that removes all lines. */
  clearable?: boolean
}

/** The lines of the cart, in every state of loading. The last removal can be undone. */
export const CartContents = ({ view, empty, clearable }: CartContentsProps) => {
  const [removed, setRemoved] = useState<Removed>()
  const remember = (lines: LineView[]) =>
    setRemoved({ lines, promoCode: view.kind === 'ready' ? view.cart.promo_code : null })

  const remove = (line: LineView) => {
    remember([line])
    void withSync((sync) => sync.remove(line.line))
  }
  const clear = (lines: LineView[]) => {
    remember(lines)
    void withSync((sync) => sync.clear())
  }
  const undo = ({ lines, promoCode }: Removed) => {
    setRemoved(undefined)
    const putBack = lines.map(({ line }) => line)
    void withSync((sync) => sync.putBack(putBack, promoCode))
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
