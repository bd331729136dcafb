import { useState } from 'react'
import type { Bloks } from '../../../content'
import { persisted } from '../../../platform/persisted'
import { useInBrowser } from '../../../platform/use-in-browser'

/** A visitor's progress. */
type QuizProgress = {
  /** Uids of the chosen answers, one per question. */
  chosen: readonly string[]
  /** Index of the shown question, from 0; the number of questions means the result. */
  step: number
}

const BEGINNING: QuizProgress = { chosen: [], step: 0 }

type Answer = Pick<Bloks.QuizAnswer, '_uid' | 'result'>
type Question = { answers: readonly Answer[] }

/** The chosen answer of a question. */
export const chosenOf = <Given extends Pick<Answer, '_uid'>>(
  { answers }: { answers: readonly Given[] },
  { chosen }: Pick<QuizProgress, 'chosen'>,
): Given | undefined => answers.find(({ _uid }) => chosen.includes(_uid))

/**
 * The part of a stored progress that still fits the questions, which an editor may have changed: one known answer for each
 * question, and no step after the first question without an answer.
 */
export const fitProgress = (questions: readonly Question[], progress: QuizProgress): QuizProgress => {
  const answers = questions.map((question) => chosenOf(question, progress))
  const unanswered = answers.indexOf(undefined)
  const furthest = unanswered < 0 ? questions.length : unanswered
  return {
    chosen: answers.flatMap((answer) => answer?._uid ?? []),
    step: Math.max(0, Math.min(progress.step, furthest)),
  }
}

/** Answers a question and stays on it; the answer replaces an earlier one. */
export const answer = (
  questions: readonly Question[],
  { chosen }: QuizProgress,
  at: number,
  uid: string,
): QuizProgress => {
  const others = questions[at]?.answers.map(({ _uid }) => _uid) ?? []
  return { chosen: [...chosen.filter((one) => !others.includes(one)), uid], step: at }
}

/** The result whose code most answers name; the first in a tie. Undefined without results. */
export const recommend = <Result extends Pick<Bloks.QuizResult, 'code'>>(
  questions: readonly Question[],
  results: readonly Result[],
  progress: Pick<QuizProgress, 'chosen'>,
): Result | undefined => {
  const codes = questions.map((question) => chosenOf(question, progress)?.result)
  const votes = results.map(({ code }) => codes.filter((one) => one === code).length)
  return results[votes.indexOf(Math.max(...votes))]
}

/** Reads a progress from storage; undefined if the value is invalid. */
export const readProgress = (stored: unknown): QuizProgress | undefined => {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { chosen, step }: Partial<Record<keyof QuizProgress, unknown>> = stored
  const isWritten =
    Array.isArray(chosen) && chosen.every((uid) => typeof uid === 'string') && Number.isSafeInteger(step)
  return isWritten ? { chosen: chosen as string[], step: step as number } : undefined
}

/** Each quiz stores its own progress, until the tab closes. */
const storageOf = (uid: string) =>
  persisted({ key: `quiz-${uid}`, area: 'session', empty: BEGINNING, parse: readProgress })

/**
 * A visitor's progress in a quiz: the first question in the server's HTML, then the progress that this tab has stored. Each change
 * names its question, since the question may have been shown before the storage was read.
 */
export const useQuiz = (uid: string, questions: readonly Bloks.QuizQuestion[]) => {
  const [storage] = useState(() => storageOf(uid))
  const stored = useInBrowser(storage.read, BEGINNING)
  const [own, setOwn] = useState<QuizProgress>()
  const progress = fitProgress(questions, own ?? stored)

  const change = (next: (before: QuizProgress) => QuizProgress) => {
    const after = fitProgress(questions, next(own ?? storage.read()))
    storage.write(after)
    setOwn(after)
  }
  return {
    progress,
    choose: (at: number, answerUid: string) => change((before) => answer(questions, before, at, answerUid)),
    show: (step: number) => change(({ chosen }) => ({ chosen, step })),
    restart: () => {
      storage.clear()
      setOwn(BEGINNING)
    },
  }
}
