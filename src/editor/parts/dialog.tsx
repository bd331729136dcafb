import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { type } from '../../theme'
import { Button } from '../../ui'
import { DialogFrame } from '../dialog-frame'

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

/** Asks or shows something over the editor. */
export const EditorDialog = ({ title, text, onClose, closes = 'Cancel', foot, children }: DialogProps) => (
  <DialogFrame isOpen onClose={onClose}>
    <Title>{title}</Title>
    {text ? <Description>{text}</Description> : null}
    {children}
    <Actions>
      {foot}
      <Button variant="secondary" size="small" onClick={onClose}>
        {closes}
      </Button>
    </Actions>
  </DialogFrame>
)
