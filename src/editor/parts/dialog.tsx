import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { bandStyle, layer, overPage, radius, shadow, space, type } from '../../theme'
import { Button } from '../../ui'

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
  width: min(100%, 560px);
  margin-block: auto;
  padding: ${space.m};
  border-radius: ${radius.card};
  background: var(--band);
  color: var(--ink);
  box-shadow: ${shadow.floating};
  outline: 0;
`
const Title = styled(Base.Title)`
  ${type.card}
`
const Description = styled(Base.Description)`
  ${type.body}
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 8px;
`

type DialogProps = {
  title: string
  text?: string
  onClose: () => void
  /** The word of the button that closes it. */
  closes?: string
  /** Further buttons, the main one first. */
  foot?: ReactNode
  children?: ReactNode
}

/** Asks or shows something over the editor. Focus moves into it and returns; Escape and a press beside it close it. */
export const EditorDialog = ({ title, text, onClose, closes = 'Cancel', foot, children }: DialogProps) => (
  <Base.Root open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
    <Base.Portal>
      <Backdrop />
      <Viewport>
        <Popup style={bandStyle('white')}>
          <Title>{title}</Title>
          {text ? <Description>{text}</Description> : null}
          {children}
          <Actions>
            {foot}
            <Button variant="secondary" size="small" onClick={onClose}>
              {closes}
            </Button>
          </Actions>
        </Popup>
      </Viewport>
    </Base.Portal>
  </Base.Root>
)
