import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { RICA_NOTICE } from '../../catalogue'
import { bandStyle, radius, space, type } from '../../theme'
import { Button, Note } from '../../ui'
import { putBackLine, refreshCart, removeLine } from '../commands'
import { containsSim } from '../rules/rica'
import { CartLine } from './cart-line'
import { CartSkeleton } from './cart-skeleton'
import { RemovedNote } from './removed-note'
import type { CartView, LineView } from './use-cart-view'
import { useSimSkus } from './use-sim-skus'

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
  const simSkus = useSimSkus()
  return (
    <>
      <List role="list">
        {view.lines.map((line) => (
          <CartLine {...line} key={line.key} onRemove={() => onRemove(line)} />
        ))}
      </List>
      {containsSim(view.cart, simSkus) ? <Rica style={bandStyle('light-blue')}>{RICA_NOTICE}</Rica> : null}
    </>
  )
}

type CartContentsProps = {
  view: CartView
  /** Shown when there is nothing in the cart. */
  empty: ReactNode
}

/** The lines of the cart in every state, with a way back for the one that was taken out last. */
export const CartContents = ({ view, empty }: CartContentsProps) => {
  const [removed, setRemoved] = useState<LineView>()

  const remove = (line: LineView) => {
    setRemoved(line)
    void removeLine(line.line)
  }
  const undo = (line: LineView) => {
    setRemoved(undefined)
    void putBackLine(line.line)
  }

  return (
    <>
      {removed ? (
        <RemovedNote key={removed.key} title={removed.line.cartTitle} onUndo={() => undo(removed)} />
      ) : null}
      {view.kind === 'loading' ? <CartSkeleton lineCount={view.lineCount} /> : null}
      {view.kind === 'failed' ? (
        <Failure>
          <p role="alert">{view.message}</p>
          <Note>What you chose is kept in this browser.</Note>
          <Button onClick={() => void refreshCart()}>Try again</Button>
        </Failure>
      ) : null}
      {view.kind === 'empty' ? empty : null}
      {view.kind === 'ready' ? <Lines view={view} onRemove={remove} /> : null}
    </>
  )
}
