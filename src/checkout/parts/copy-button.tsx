import { useState } from 'react'
import { Button } from '../../ui'

const WORDS = {
  copied: 'Copied',
  failed: 'Copying did not work here: select the text and copy it',
} as const

/** Copies a text, and says whether that worked. `what` completes its name, such as `Copy reference`. */
export const CopyButton = ({ text, what }: { text: string; what: string }) => {
  const [state, setState] = useState<keyof typeof WORDS>()

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch (error) {
      console.warn('The clipboard is not available.', error)
      setState('failed')
    }
  }
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => void copy()}>
        Copy {what}
      </Button>
      <span role="status">{state ? WORDS[state] : null}</span>
    </>
  )
}
