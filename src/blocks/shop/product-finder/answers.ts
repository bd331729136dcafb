import { slugOf } from '../../../../shared/search-words'
import type { Bloks } from '../../../content'
import { showQuery, useQuery } from '../../../platform/address'

const PARAMETER = 'answers'
/** Separates two answers in the address; never part of one. */
const BETWEEN = '.'

type Question<Answer> = { answers: readonly Answer[] }

/**
 * The answers in an address, one for each question from the first on. The first unknown answer, which an editor has changed or
 * removed, ends the list, so that the visitor continues with that question.
 * @param query the address' query, with or without its question mark
 */
export const readAnswers = <Answer extends Pick<Bloks.FinderAnswer, 'text'>>(
  query: string,
  questions: readonly Question<Answer>[],
): Answer[] => {
  const written = new URLSearchParams(query).get(PARAMETER)?.split(BETWEEN) ?? []
  const known = questions.map(({ answers }, at) => answers.find(({ text }) => slugOf(text) === written[at]))
  const end = known.indexOf(undefined)
  return known.slice(0, end < 0 ? undefined : end).flatMap((answer) => answer ?? [])
}

/** The query with these answers and its other parameters unchanged; empty or with its question mark. */
export const writeAnswers = (query: string, answers: readonly Pick<Bloks.FinderAnswer, 'text'>[]): string => {
  const parameters = new URLSearchParams(query)
  if (answers.length > 0) parameters.set(PARAMETER, answers.map(({ text }) => slugOf(text)).join(BETWEEN))
  else parameters.delete(PARAMETER)
  const text = parameters.toString()
  return text && `?${text}`
}

// Adds a history entry, so that Back leads to the question before.
const show = (answers: readonly Bloks.FinderAnswer[]): void =>
  showQuery(writeAnswers(window.location.search, answers))

/** The answers in the address, and how to change them. There are none on the server and while hydrating. */
export const useAnswers = (questions: readonly Bloks.FinderQuestion[]) => ({
  answers: readAnswers(useQuery(), questions),
  show,
})
