import { useState } from 'react'
import { Button, Icon } from '../../../ui'
import { CopyRow } from './fee-calculator-card.styles'

const WORDS = {
  copied: 'Link copied',
  failed: 'Copying did not work here. The link is in the address bar.',
} as const

type CopyLinkProps = {
  /** What the link leads to: said to be copied until that changes. */
  query: string
  /** Writes it to the address. */
  onCopy: () => void
}

/** Copies the page's address with the month in it, and says whether that worked. */
export const CopyLink = ({ query, onCopy }: CopyLinkProps) => {
  const [done, setDone] = useState<{ query: string; how: keyof typeof WORDS }>()
  const how = done?.query === query ? done.how : undefined
  const copy = async () => {
    onCopy()
    try {
      await navigator.clipboard.writeText(window.location.href)
      setDone({ query, how: 'copied' })
    } catch (error) {
      console.warn('The clipboard is not available.', error)
      setDone({ query, how: 'failed' })
    }
  }
  return (
    <CopyRow>
      <Button variant="secondary" size="small" onClick={() => void copy()}>
        Copy link
      </Button>
      <span role="status">
        {how === 'copied' ? <Icon name="check" size={20} /> : null}
        {how ? WORDS[how] : null}
      </span>
    </CopyRow>
  )
}
