import type { FeeStep } from '../../../catalogue/rules'
import type { Bloks } from '../../../content'
import { formatRandWhole } from '../../../../shared/money'

/** A turnover of a month that can be chosen: a step of the fee, and the words for it. */
export type TurnoverChoice = { value: string; label: string; step: FeeStep }

const words = ({ from }: FeeStep, next: FeeStep | undefined, isFirst: boolean): string => {
  if (!next) return isFirst ? 'Any month' : `${formatRandWhole(from)} and more`
  return isFirst
    ? `Up to ${formatRandWhole(next.from)}`
    : `${formatRandWhole(from)} to ${formatRandWhole(next.from)}`
}

/** The steps of a fee as choices: `Up to R100,000`, `R100,000 to R250,000`, `R250,000 and more`; one step is any month. */
export const turnoverChoices = (ladder: readonly FeeStep[]): TurnoverChoice[] =>
  ladder.map((step, at) => ({
    value: String(step.from),
    label: words(step, ladder[at + 1], at === 0),
    step,
  }))

/**
 * The package for a turnover: of those that begin at it or below, the one that begins last. Undefined below the first.
 * @param turnover rand of a month
 */
export const packageFor = <Package extends Pick<Bloks.TurnoverPackage, 'from'>>(
  packages: readonly Package[],
  turnover: number,
): Package | undefined =>
  packages
    .filter(({ from }) => Number(from) <= turnover)
    .sort((one, other) => Number(one.from) - Number(other.from))
    .at(-1)
