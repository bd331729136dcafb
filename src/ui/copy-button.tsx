import { useState } from 'react'
import styled from 'styled-components'
import { Button } from './button'
import { Icon } from './icon'

const Said = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
`

type CopyButtonProps = {
  children: string
  /** What is copied: said to be so until it is something else. */
  text: string
  /** Makes what is copied of it, on the press. */
  prepare?: () => string
  /** What it says once the text is copied, and where a browser does not allow that. */
  copied: string
  failed: string
}

/** Copies a text, and says beside it whether that worked. */
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
      <Said role="status">
        {isCopied ? <Icon name="check" size={20} /> : null}
        {done?.text === text ? <span>{said}</span> : null}
      </Said>
    </>
  )
}
