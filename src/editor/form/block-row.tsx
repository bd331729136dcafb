import { memo, type DragEvent } from 'react'
import styled from 'styled-components'
import { hover, ink, radius, type } from '../../theme'
import { Icon } from '../../ui'
import type { Blok } from '../../page'
import { summaryOf } from './blocks'
import { useFormAround } from './field-view'
import { OwnIcon, Row, Square } from './parts'
import { componentLabel } from './schema'

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;
  padding: 4px;
  border: 1px solid var(--line);
  border-radius: ${radius.control};
  background: var(--raised);

  &[data-over] {
    border-color: var(--accent);
    box-shadow: inset 0 0 0 2px var(--accent);
  }
`
const Handle = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 28px;
  height: 44px;
  color: var(--quiet);
  cursor: grab;
`
const Open = styled.button`
  display: grid;
  flex: 1 1 150px;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 8px;
  align-items: center;
  min-width: 0;
  min-height: 44px;
  padding: 6px 10px;
  border: 0;
  border-radius: 10px;
  background: transparent;
  text-align: left;

  & > strong {
    ${type.label}
  }
  & > span:nth-of-type(1) {
    ${type.note}
    grid-column: 1;
    overflow: hidden;
    color: var(--quiet);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${hover} {
    &:hover {
      background: ${ink(5)};
    }
  }
`
const Count = styled.span`
  ${type.note}
  grid-area: 1 / 2 / 3 / 3;
  padding: 2px 10px;
  border-radius: ${radius.pill};
  background: var(--warning);
  color: #fff;
  font-weight: 600;
`
const Actions = styled(Row)`
  flex-wrap: nowrap;
  gap: 0;
  margin-left: auto;
`

/** A block in words: what it is, what it says, and how much is found in it. */
const useWords = (block: Blok) => {
  const { space } = useFormAround()
  const component = space.components.find(({ name }) => name === block.component)
  return { label: componentLabel(block.component, component), summary: summaryOf(block, component) }
}

type OpenBlockProps = { block: Blok; count: number; onOpen: (uid: string) => void }

/** The button that opens a block. */
export const OpenBlock = ({ block, count, onOpen }: OpenBlockProps) => {
  const { label, summary } = useWords(block)
  return (
    <Open type="button" data-action="open" onClick={() => onOpen(block._uid)}>
      <strong>{label}</strong>
      {summary ? <span>{summary}</span> : null}
      {count > 0 ? <Count>{count === 1 ? '1 finding' : `${count} findings`}</Count> : null}
    </Open>
  )
}

export type RowAction = 'up' | 'down' | 'copy' | 'remove'

type BlockRowProps = {
  block: Blok
  at: number
  isLast: boolean
  isFull: boolean
  count: number
  onOpen: (uid: string) => void
  onAct: (action: RowAction, at: number) => void
  /** Hands over that a row is dragged, and on which one it is dropped. */
  onDrag: (at: number) => void
  onDrop: (at: number) => void
}

/** A block in a list: opened, moved, duplicated, removed. Dragging is a second way to move it. */
export const BlockRow = memo(
  ({ block, at, isLast, isFull, count, onOpen, onAct, onDrag, onDrop }: BlockRowProps) => {
    const { label, summary } = useWords(block)
    const name = summary ? `${label}: ${summary}` : label
    const mark = (isOver: boolean) => (event: DragEvent<HTMLElement>) => {
      event.preventDefault()
      event.currentTarget.toggleAttribute('data-over', isOver)
    }
    return (
      <Item
        data-uid={block._uid}
        onDragOver={mark(true)}
        onDragLeave={mark(false)}
        onDrop={(event) => {
          mark(false)(event)
          onDrop(at)
        }}
      >
        <Handle
          aria-hidden="true"
          draggable
          onDragStart={(event) => {
            event.dataTransfer.setData('text/plain', name)
            event.dataTransfer.effectAllowed = 'move'
            onDrag(at)
          }}
        >
          <OwnIcon name="drag" />
        </Handle>
        <OpenBlock block={block} count={count} onOpen={onOpen} />
        <Actions>
          <Square
            name={`Move up: ${name}`}
            data-action="up"
            aria-disabled={at === 0 || undefined}
            onClick={() => onAct('up', at)}
          >
            <OwnIcon name="up" />
          </Square>
          <Square
            name={`Move down: ${name}`}
            data-action="down"
            aria-disabled={isLast || undefined}
            onClick={() => onAct('down', at)}
          >
            <OwnIcon name="down" />
          </Square>
          <Square
            name={`Duplicate: ${name}`}
            data-action="copy"
            aria-disabled={isFull || undefined}
            onClick={() => onAct('copy', at)}
          >
            <OwnIcon name="copy" />
          </Square>
          <Square name={`Remove: ${name}`} data-action="remove" onClick={() => onAct('remove', at)}>
            <Icon name="trash" size={20} />
          </Square>
        </Actions>
      </Item>
    )
  },
)
BlockRow.displayName = 'BlockRow'
