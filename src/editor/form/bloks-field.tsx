import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import styled from 'styled-components'
import { VisuallyHidden } from '../../ui'
import { AddBlock } from './add-block'
import { BlockRow, type RowAction } from './block-row'
import { countFindings, duplicateOf, hasRoom, moved, newBlock } from './blocks'
import { useFormAround, type FieldView } from './field-view'
import { Hint, Press, Row, Stack, Stored } from './parts'
import { bloksOf } from './space'

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  margin: 0;
  padding: 0;
  list-style: none;
`

/** The list after an action on one of its blocks, and what is said of it. */
const after = (
  items: readonly unknown[],
  action: RowAction,
  at: number,
): { next: unknown[]; said: string } => {
  switch (action) {
    case 'up':
    case 'down': {
      const by = action === 'up' ? -1 : 1
      return { next: moved(items, at, by), said: `Now number ${at + by + 1} of ${items.length}.` }
    }
    case 'copy': {
      const [block] = bloksOf([items[at]])
      return block
        ? {
            next: [...items.slice(0, at + 1), duplicateOf(block), ...items.slice(at + 1)],
            said: 'Duplicated.',
          }
        : { next: [...items], said: '' }
    }
    case 'remove':
      return { next: items.filter((_, other) => other !== at), said: 'Removed.' }
  }
}

/** Returns the focus to the row on which somebody acted, or to the one that took its place. */
const useFocusAfter = (items: readonly unknown[]) => {
  const list = useRef<HTMLUListElement>(null)
  const wanted = useRef<{ at: number; action: RowAction } | undefined>(undefined)
  useEffect(() => {
    const { current } = wanted
    wanted.current = undefined
    if (!current || !list.current) return
    const row = list.current.children[Math.min(current.at, list.current.children.length - 1)]
    const action = current.action === 'remove' ? 'open' : current.action
    const target = row?.querySelector<HTMLElement>(`[data-action="${action}"]`)
    if (target) target.focus()
    else list.current.parentElement?.querySelector<HTMLElement>('[data-add]')?.focus()
  }, [items])
  return { list, focusAfter: (at: number, action: RowAction) => (wanted.current = { at, action }) }
}

/** The list of blocks in a field. */
export const BloksField = ({ id, field, label, value, onChange, described }: FieldView) => {
  const { findings, open, openAdded } = useFormAround()
  const [isAdding, setAdding] = useState(false)
  const [said, setSaid] = useState('')
  const dragged = useRef<number | undefined>(undefined)
  const items = useMemo((): unknown[] => (Array.isArray(value) ? value : []), [value])
  const isFull = !hasRoom(field, items)
  const { list, focusAfter } = useFocusAfter(items)

  // The rows keep their handlers while the list changes, so that only changed rows are drawn again.
  const now = useRef({ items, onChange, focusAfter })
  useLayoutEffect(() => {
    now.current = { items, onChange, focusAfter }
  })
  const act = useCallback((action: RowAction, at: number) => {
    const { next, said: words } = after(now.current.items, action, at)
    const to = { up: at - 1, down: at + 1, copy: at + 1, remove: at }[action]
    now.current.focusAfter(to, action)
    setSaid(words)
    now.current.onChange(next)
  }, [])
  const drag = useCallback((at: number) => (dragged.current = at), [])
  const drop = useCallback((at: number) => {
    const { current } = dragged
    dragged.current = undefined
    if (current !== undefined && current !== at)
      now.current.onChange(moved(now.current.items, current, at - current))
  }, [])

  if (value !== undefined && value !== null && value !== '' && !Array.isArray(value))
    return <Stored>{JSON.stringify(value, null, 2)}</Stored>
  return (
    <Stack>
      {items.length > 0 ? (
        <List ref={list} role="list" aria-label={label}>
          {items.map((item, at) => {
            const [block] = bloksOf([item])
            return block ? (
              <BlockRow
                key={block._uid}
                block={block}
                at={at}
                isLast={at === items.length - 1}
                isFull={isFull}
                count={countFindings(block, findings)}
                onOpen={open}
                onAct={act}
                onDrag={drag}
                onDrop={drop}
              />
            ) : (
              <li key={at}>
                <Stored>{JSON.stringify(item)}</Stored>
              </li>
            )
          })}
        </List>
      ) : null}
      <Row>
        {isFull ? (
          <Hint>{`There is room for ${Number(field.maximum)}.`}</Hint>
        ) : (
          <Press
            id={id}
            data-add
            icon="plus"
            aria-describedby={described['aria-describedby']}
            onClick={() => setAdding(true)}
          >
            Add a block
          </Press>
        )}
        {Number(field.minimum) > items.length ? <Hint>{`At least ${Number(field.minimum)}.`}</Hint> : null}
      </Row>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <AddBlock
        isOpen={isAdding}
        field={field}
        onAdd={(component) => {
          const block = newBlock(component)
          openAdded(block._uid)
          onChange([...items, block])
        }}
        onClose={() => setAdding(false)}
      />
    </Stack>
  )
}
