import { useState } from 'react'
import type { Bloks } from '../../../content'
import { persisted } from '../../../platform/persisted'
import { useInBrowser } from '../../../platform/use-in-browser'
import { answer, BEGINNING, fitProgress, readProgress, type QuizProgress } from './quiz'

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
