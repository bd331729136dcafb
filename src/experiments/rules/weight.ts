/** What an editor wrote as a weight: 1 where nothing stands; what is negative or no number gives the variant nobody. */
export const weightOf = (written: string | number | undefined): number => {
  if (written === undefined || written === '') return 1
  const weight = Number(written)
  return Number.isFinite(weight) && weight > 0 ? weight : 0
}
