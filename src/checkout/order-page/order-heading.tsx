import { useEffect, useRef } from 'react'
import { StepHeading } from '../../forms'

type OrderHeadingProps = {
  children: string
  /** Identifies the content below. When it changes, the heading takes the focus. */
  of: string
  /** The heading replaces another one, so it takes the focus at once. */
  isChange: boolean
}

/** The heading of the current content. Keyboard and screen reader go on here when the content changes. */
export const OrderHeading = ({ children, of, isChange }: OrderHeadingProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(isChange ? undefined : of)

  useEffect(() => {
    document.title = `${children} | yoco`
  }, [children])
  useEffect(() => {
    if (shown.current !== of) heading.current?.focus()
    shown.current = of
  }, [of])

  return (
    <StepHeading ref={heading} tabIndex={-1}>
      {children}
    </StepHeading>
  )
}
