import { useRef, useState, type UIEvent } from 'react'

/**
 * Where a row of the browser's own stands that shows one part at a time: no library, for what is in a page's first code
 * (decision 046). The row needs the styles of `snapRow` and parts of its own width.
 */
export const useSnapRow = <Row extends HTMLElement>() => {
  const row = useRef<Row>(null)
  const [current, setCurrent] = useState(0)
  return {
    current,
    /** Brings a part into view, counted from 0. */
    show: (index: number): void => {
      setCurrent(index)
      if (row.current) row.current.scrollLeft = index * row.current.clientWidth
    },
    rowProps: {
      ref: row,
      onScroll: ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<Row>) =>
        setCurrent(Math.round(scrollLeft / Math.max(1, clientWidth))),
    },
  }
}
