import { useState } from 'react'
import type { Bloks } from '../../../content'
import { persisted } from '../../../platform/persisted'
import { useInBrowser } from '../../../platform/use-in-browser'

/** How far a visitor has come. */
type QuizProgress = {
  /** Uids of the answers that were chosen, one a question. */
  chosen: readonly string[]
  /** The question that is shown, from 0; as many as there are questions: the result. */
  step: number
}

const BEGINNING: QuizProgress = { chosen: [], step: 0 }

type Answer = Pick<Bloks.QuizAnswer, '_uid' | 'result'>
type Question = { answers: readonly Answer[] }

/** The answer that was chosen of a question. */
export const chosenOf = <Given extends Pick<Answer, '_uid'>>(
  { answers }: { answers: readonly Given[] },
  { chosen }: Pick<QuizProgress, 'chosen'>,
): Given | undefined => answers.find(({ _uid }) => chosen.includes(_uid))

/**
 * What of a progress is true of these questions, which an editor may have changed since: one known answer a question, and no
 * step beyond the first question without one.
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

/** Answers a question, which is the one that is shown then: in place of the answer that was given before. */
export const answer = (
  questions: readonly Question[],
  { chosen }: QuizProgress,
  at: number,
  uid: string,
): QuizProgress => {
  const others = questions[at]?.answers.map(({ _uid }) => _uid) ?? []
  return { chosen: [...chosen.filter((one) => !others.includes(one)), uid], step: at }
}

/** The result that most answers speak for by its code; the first of those that are level. Undefined without any. */
export const recommend = <Result extends Pick<Bloks.QuizResult, 'code'>>(
  questions: readonly Question[],
  results: readonly Result[],
  progress: Pick<QuizProgress, 'chosen'>,
): Result | undefined => {
  const codes = questions.map((question) => chosenOf(question, progress)?.result)
  const votes = results.map(({ code }) => codes.filter((one) => one === code).length)
  return results[votes.indexOf(Math.max(...votes))]
}

/** A progress as storage holds it; undefined where that is none. */
export const readProgress = (stored: unknown): QuizProgress | undefined => {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { chosen, step }: Partial<Record<keyof QuizProgress, unknown>> = stored
  const isWritten =
    Array.isArray(chosen) && chosen.every((uid) => typeof uid === 'string') && Number.isSafeInteger(step)
  return isWritten ? { chosen: chosen as string[], step: step as number } : undefined
}

/** Each quiz keeps its own, until the tab closes. */
const memoryOf = (uid: string) =>
  persisted({ key: `quiz-${uid}`, area: 'session', empty: BEGINNING, parse: readProgress })

/**
 * How far a visitor has come in a quiz: at its beginning in the server's HTML, then where this tab has left it. Each change
 * says of which question it is, since that may have been shown before the memory was read.
 */
export const useQuiz = (uid: string, questions: readonly Bloks.QuizQuestion[]) => {
  const [memory] = useState(() => memoryOf(uid))
  const kept = useInBrowser(memory.read, BEGINNING)
  const [own, setOwn] = useState<QuizProgress>()
  const progress = fitProgress(questions, own ?? kept)

  const change = (next: (before: QuizProgress) => QuizProgress) => {
    const after = fitProgress(questions, next(own ?? memory.read()))
    memory.write(after)
    setOwn(after)
  }
  return {
    progress,
    choose: (at: number, answerUid: string) => change((before) => answer(questions, before, at, answerUid)),
    show: (step: number) => change(({ chosen }) => ({ chosen, step })),
    restart: () => {
      memory.clear()
      setOwn(BEGINNING)
    },
  }
}
