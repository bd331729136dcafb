/** Thousands with commas, without `Intl`: Node and browsers disagree on `en-ZA`, which would break hydration. */
const group = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',')

/**
 * An amount of rand as `R1,999.00`, rounded to the cent; `-R100.00` below zero.
 * @param rand decimal rand, as in the API
 */
export const formatRand = (rand: number): string => {
  const cents = toCents(Math.abs(rand))
  const sign = rand < 0 && cents > 0 ? '-' : ''
  return `${sign}R${group(String(Math.floor(cents / 100)))}.${String(cents % 100).padStart(2, '0')}`
}

/** An amount of rand for marketing: `R1,999` when it has no cents, else `R1,999.50`. */
export const formatRandWhole = (rand: number): string => formatRand(rand).replace(/\.00$/, '')

/** The sum of decimal rand amounts without the drift of binary fractions. */
export const addRand = (...amounts: number[]): number =>
  toRand(amounts.reduce((cents, rand) => cents + toCents(rand), 0))

/** Converts cents, the shop's unit, to the decimal rand of the API. */
export const toRand = (cents: number): number => cents / 100

/** Converts the decimal rand of the API to whole cents. */
export const toCents = (rand: number): number => Math.round(rand * 100)

/** `R1,999.00`, for an amount in cents. */
export const formatCents = (cents: number): string => formatRand(toRand(cents))
