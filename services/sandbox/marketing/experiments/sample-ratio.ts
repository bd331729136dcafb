/**
 * What chi-square passes once in a thousand times by chance, for one degree of freedom and more (NIST/SEMATECH e-Handbook of
 * Statistical Methods, 1.3.6.7.4). A split is looked at often: a limit of 5 % would be passed every few days.
 */
const CRITICAL = [10.828, 13.816, 16.266, 18.467, 20.515, 22.458, 24.322, 26.125, 27.877]

/** Below this the distribution is not chi-square's (W. G. Cochran, "Some methods for strengthening the common χ² tests", 1954). */
const LEAST_EXPECTED = 5

export interface Part {
  visitors: number
  /** Of how many parts together this one should get; null where nobody said. */
  weight: number | null
}

/**
 * Whether visitors are spread over the variants as they should be: Pearson's chi-square against the weights, or against equal parts
 * where one has none. A split that is `off` means that visitors got lost on one side, and that the rates cannot be compared.
 * @returns `unknown` with too few visitors, fewer than two variants, or more than ten
 */
export function judgeSplit(parts: readonly Part[]): 'fits' | 'off' | 'unknown' {
  const critical = CRITICAL[parts.length - 2]
  if (critical === undefined) return 'unknown'
  const isWeighted = parts.every(({ weight }) => weight !== null && weight > 0)
  const weightOf = ({ weight }: Part) => (isWeighted ? (weight ?? 0) : 1)
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
  const [visitors, weights] = [sum(parts.map((part) => part.visitors)), sum(parts.map(weightOf))]
  const cells = parts.map((part) => ({
    found: part.visitors,
    expected: (visitors * weightOf(part)) / weights,
  }))
  if (cells.some(({ expected }) => expected < LEAST_EXPECTED)) return 'unknown'
  const chiSquare = sum(cells.map(({ found, expected }) => (found - expected) ** 2 / expected))
  return chiSquare > critical ? 'off' : 'fits'
}
