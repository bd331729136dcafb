import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { type } from '../../theme'

const Heading = styled.h2`
  ${type.section}
  scroll-margin-top: 200px;

  &:focus {
    outline: 0;
    box-shadow: none;
  }
`

type OrderHeadingProps = {
  children: string
  /** Stands for what is under it: with another one the heading takes the focus. */
  of: string
  /** Takes the focus at once: it stands in the place of something else. */
  isChange: boolean
}

/** What the page is about now. A keyboard and a screen reader go on here when that changes. */
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
    <Heading ref={heading} tabIndex={-1}>
      {children}
    </Heading>
  )
}
