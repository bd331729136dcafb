import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { bandStyle, layer, overPage, radius, shadow, space } from '../theme'

const Backdrop = styled(Base.Backdrop)`
  ${overPage}
  z-index: ${layer.backdrop};
  background: rgb(10 10 10 / 0.5);
`
const Viewport = styled(Base.Viewport)`
  ${overPage}
  z-index: ${layer.drawer};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  padding: 16px 12px;
  overflow: hidden auto;
  overscroll-behavior: contain;
`
const Popup = styled(Base.Popup)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
  align-content: start;
  width: min(100%, 640px);
  margin-block: auto;
  padding: ${space.m};
  border-radius: ${radius.card};
  background: var(--band);
  color: var(--ink);
  box-shadow: ${shadow.floating};
  outline: 0;
`

type DialogFrameProps = { isOpen: boolean; onClose: () => void; children: ReactNode }

/** The window of every dialog of the editor. Focus moves into it and returns; Escape and a press beside it close it. */
export const DialogFrame = ({ isOpen, onClose, children }: DialogFrameProps) => (
  <Base.Root open={isOpen} onOpenChange={(next) => (next ? undefined : onClose())}>
    <Base.Portal>
      <Backdrop />
      <Viewport>
        <Popup style={bandStyle('white')}>{children}</Popup>
      </Viewport>
    </Base.Portal>
  </Base.Root>
)
