/** Thousands with commas, without `Intl`: Node and browsers disagree on `en-ZA`, which would break hydration. */
const group = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',')

/**
 * An amount of rand as `R1,999.00`, rounded to the cent; `-R100.00` below zero.
 * @param rand decimal rand, as on the wire
 */
export const formatRand = (rand: number): string => {
  const cents = Math.round(Math.abs(rand) * 100)
  const sign = rand < 0 && cents > 0 ? '-' : ''
  return `${sign}R${group(String(Math.floor(cents / 100)))}.${String(cents % 100).padStart(2, '0')}`
}

/** An amount of rand for marketing: `R1,999` when it has no cents, else `R1,999.50`. */
export const formatRandWhole = (rand: number): string => formatRand(rand).replace(/\.00$/, '')

/** The sum of decimal rand amounts without the drift of binary fractions. */
export const addRand = (...amounts: number[]): number =>
  amounts.reduce((cents, rand) => cents + Math.round(rand * 100), 0) / 100
