import { useEffect, useState, type RefObject } from 'react'
import { useMedia } from '../../../platform/use-media'
import { useInView } from '../../shared/use-in-view'
import { nextKey, textOf, waitOf, whole } from './typing'

/**
 * Types through words while they are in view, unless somebody paused it or wants no motion; then a word stands there whole.
 * @param words kept from render to render
 */
export const useTyping = (words: readonly string[], place: RefObject<Element | null>) => {
  const [typing, setTyping] = useState(() => whole(words, 0))
  const [isPaused, setPaused] = useState(false)
  const isInView = useInView(place)
  const isCalm = useMedia('(prefers-reduced-motion: reduce)')
  const isTyping = isInView && !isPaused && !isCalm && words.length > 1

  useEffect(() => {
    if (!isTyping) return
    const timer = setTimeout(() => setTyping(nextKey(words, typing)), waitOf(words, typing))
    return () => clearTimeout(timer)
  }, [isTyping, words, typing])

  const toggle = () => {
    setTyping(whole(words, typing.word))
    setPaused(!isPaused)
  }
  return { text: isCalm ? (words[0] ?? '') : textOf(words, typing), isTyping, isPaused, toggle }
}
