import { useEffect, useRef, type ReactNode } from 'react'
import styled from 'styled-components'
import { radius } from '../theme'
import { Icon } from './icon'

const Box = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 12px;
  padding: 16px 20px;
  border-radius: ${radius.control};
  background: #fde7e5;
  color: #222;
  scroll-margin-block: 104px 120px;

  & > svg {
    margin-top: 1px;
  }
`

/** A failure in a sentence: read out as soon as it appears, and scrolled to when it is out of sight. */
export const AlertNote = ({ children }: { children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // jsdom has no scrolling.
    void box.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  return (
    <Box ref={box} role="alert">
      <Icon name="warning" />
      <div>{children}</div>
    </Box>
  )
}
