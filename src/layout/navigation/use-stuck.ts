import { useEffect, useRef, useState } from 'react'

/**
 * Whether the page has scrolled more than 1 px past the place of a one-pixel sentinel before the bar: since the bar
 * follows the site banners, that is once they are out of view (spec 4). Undefined until the script answers.
 */
export const useStuck = () => {
  const sentinel = useRef<HTMLSpanElement>(null)
  const [stuck, setStuck] = useState<boolean>()
  useEffect(() => {
    if (!sentinel.current) return
    const observer = new IntersectionObserver((entries) => setStuck(!entries.at(-1)?.isIntersecting))
    observer.observe(sentinel.current)
    return () => observer.disconnect()
  }, [])
  return { sentinel, stuck }
}
