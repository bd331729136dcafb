import { useEffect, useRef, type ReactElement, type ReactNode } from 'react'
import styled from 'styled-components'
import { radius } from '../theme'
import { FrameIcon } from './frame-icon'

const Box = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 12px;
  padding: 16px 20px;
  border-radius: ${radius.control};
  background: #fff3d1;
  color: #222;

  &[data-tone='danger'] {
    background: #fde7e5;
  }
  scroll-margin-block: 104px 120px;

  svg {
    margin-top: 1px;
  }
`

type NoticeProps = {
  tone: 'warning' | 'danger'
  icon?: ReactElement
  /** Part of the text around it: it is neither announced nor scrolled to. */
  still?: boolean
  children: ReactNode
}

/** A sentence that visitors must not miss: announced when it appears, and scrolled to if it is out of view. */
export const Notice = ({
  tone,
  icon = <FrameIcon name="warning" />,
  still = false,
  children,
}: NoticeProps) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // jsdom has no scrolling.
    if (!still) void box.current?.scrollIntoView?.({ block: 'nearest' })
  }, [still])
  return (
    <Box ref={box} role={still ? 'note' : 'alert'} data-tone={tone}>
      {/* The icon never changes and has no text. */}
      <span>{icon}</span>
      <div>{children}</div>
    </Box>
  )
}
