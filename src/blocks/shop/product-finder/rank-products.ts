import type { Bloks } from '../../../content'

export type Match = {
  sku: string
  score: number
  /** Why it was recommended, in the order of the questions. */
  reasons: string[]
}

type Answer = Pick<Bloks.FinderAnswer, 'scores'>
type Question = { answers: readonly Answer[] }

const scoresOf = (answers: readonly Answer[]) => answers.flatMap(({ scores = [] }) => scores)

/** Whole points; anything else an editor wrote counts as none. */
const pointsOf = ({ points }: Pick<Bloks.FinderScore, 'points'>): number => {
  const number = Number(points)
  return Number.isInteger(number) ? number : 0
}

/**
 * The products that the answers speak for, best first. Points for and against are summed; what ends at zero or below is
 * no recommendation. Of equals, the one that the questions name first comes first.
 * @param chosen the visitor's answers, in the order of the questions
 */
export const rankProducts = (questions: readonly Question[], chosen: readonly Answer[]): Match[] => {
  const named = [...new Set(questions.flatMap(({ answers }) => scoresOf(answers)).map(({ sku }) => sku))]
  return named
    .map((sku) => {
      const own = scoresOf(chosen).filter((score) => score.sku === sku)
      const spokenFor = own.filter((score) => pointsOf(score) > 0)
      return {
        sku,
        score: own.reduce((sum, score) => sum + pointsOf(score), 0),
        reasons: [...new Set(spokenFor.flatMap(({ reason }) => reason || []))],
      }
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
}
