import { CopyButton } from '../../../ui'
import { CopyRow } from './fee-calculator-card.styles'

type CopyLinkProps = {
  /** What the link leads to: said to be copied until that changes. */
  query: string
  /** Writes it to the address. */
  onCopy: () => void
}

/** Copies the page's address with the month in it. */
export const CopyLink = ({ query, onCopy }: CopyLinkProps) => {
  const address = () => {
    onCopy()
    return window.location.href
  }
  return (
    <CopyRow>
      <CopyButton
        text={query}
        prepare={address}
        copied="Link copied"
        failed="Copying did not work here. The link is in the address bar."
      >
        Copy link
      </CopyButton>
    </CopyRow>
  )
}
