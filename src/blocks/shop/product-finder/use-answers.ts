import { useSyncExternalStore } from 'react'
import type { Bloks } from '../../../content'
import { readAnswers, writeAnswers } from './answers'

const CHANGED = 'product-finder-changed'

const subscribe = (onChange: () => void) => {
  window.addEventListener('popstate', onChange)
  window.addEventListener(CHANGED, onChange)
  return () => {
    window.removeEventListener('popstate', onChange)
    window.removeEventListener(CHANGED, onChange)
  }
}

// Pushed: the browser's own Back leads to the question before.
const show = (answers: readonly Bloks.FinderAnswer[]): void => {
  const { pathname, search, hash } = window.location
  window.history.pushState(window.history.state, '', pathname + writeAnswers(search, answers) + hash)
  window.dispatchEvent(new Event(CHANGED))
}

/** The answers in the address, and how to change them. None on the server and while hydrating. */
export const useAnswers = (questions: readonly Bloks.FinderQuestion[]) => {
  const query = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  )
  return { answers: readAnswers(query, questions), show }
}
