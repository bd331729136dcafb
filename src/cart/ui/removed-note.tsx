import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { bandStyle, radius, type } from '../../theme'
import { Button } from '../../ui'

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
  /** What was taken out: `Khumo`, `3 items`. */
  title: string
  onUndo: () => void
}

/** Stands above the lines after one was taken out; takes the focus that the removed button had. */
export const RemovedNote = ({ title, onUndo }: RemovedNoteProps) => {
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
