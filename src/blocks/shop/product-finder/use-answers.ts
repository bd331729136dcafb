import type { Bloks } from '../../../content'
import { showQuery, useQuery } from '../../../platform/address'
import { readAnswers, writeAnswers } from './answers'

// The browser's own Back leads to the question before.
const show = (answers: readonly Bloks.FinderAnswer[]): void =>
  showQuery(writeAnswers(window.location.search, answers))

/** The answers in the address, and how to change them. None on the server and while hydrating. */
export const useAnswers = (questions: readonly Bloks.FinderQuestion[]) => ({
  answers: readAnswers(useQuery(), questions),
  show,
})
