import { useEffect, useState, type RefObject } from 'react'

/** Whether any of the element is in the viewport; false until the page is hydrated. */
export const useInView = (ref: RefObject<Element | null>): boolean => {
  const [inView, setInView] = useState(false)
  useEffect(() => {
    if (!ref.current) return
    // A busy browser reports several changes at once; the last one is current.
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false))
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])
  return inView
}
