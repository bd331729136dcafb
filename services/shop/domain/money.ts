/** Cents to the decimal rand of the wire. */
export const toRand = (cents: number): number => cents / 100

/** Decimal rand of the wire to whole cents. */
export const toCents = (rand: number): number => Math.round(rand * 100)

/** `R1,999.00`, for sentences that a shopper reads. */
export function formatRand(cents: number): string {
  const [rand = '', fraction = ''] = (cents / 100).toFixed(2).split('.')
  return `R${rand.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`
}
