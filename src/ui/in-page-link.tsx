import type { ComponentPropsWithRef, MouseEvent } from 'react'

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

type InPageLinkProps = ComponentPropsWithRef<'a'> & {
  href: string
  /** Shows what the address names, without leaving the page. */
  onOpen: () => void
}

/** A link to another state of the same page, which keeps what was typed on it; it deals with its clicks itself. */
export const InPageLink = ({ href, onOpen, children, ...anchor }: InPageLinkProps) => (
  <a
    {...anchor}
    href={href}
    onClick={(event) => {
      if (!isPlain(event)) return
      event.preventDefault()
      onOpen()
    }}
  >
    {children}
  </a>
)
