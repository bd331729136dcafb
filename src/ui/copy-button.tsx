import { useState } from 'react'
import styled from 'styled-components'
import { Button } from './button'
import { Icon } from './icon'

const Message = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
`

type CopyButtonProps = {
  children: string
  /** The text to copy. The message about it disappears when this changes. */
  text: string
  /** Makes the text to copy when the button is pressed, in place of `text`. */
  prepare?: () => string
  /** The messages for success, and for a browser that does not allow copying. */
  copied: string
  failed: string
}

/** A button that copies a text, with a message beside it that reports success or failure. */
export const CopyButton = ({ children, text, prepare, copied, failed }: CopyButtonProps) => {
  const [done, setDone] = useState<{ text: string; isCopied: boolean }>()
  const isCopied = done?.text === text && done.isCopied
  const said = isCopied ? copied : failed
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(prepare?.() ?? text)
      setDone({ text, isCopied: true })
    } catch (error) {
      console.warn('The clipboard is not available.', error)
      setDone({ text, isCopied: false })
    }
  }
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => void copy()}>
        {children}
      </Button>
      <Message role="status">
        {isCopied ? <Icon name="check" size={20} /> : null}
        {done?.text === text ? <span>{said}</span> : null}
      </Message>
    </>
  )
}
