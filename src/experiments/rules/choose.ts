import { CONTROL, type Experiment } from './experiment'

/** FNV-1a over the code units, mixed by the last step of MurmurHash3: without it, ids that end alike lie close together. */
export const hashOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** How many different hashes there are: each is a whole number from 0 to below it. */
export const HASHES = 2 ** 32

/**
 * The variant that a visitor draws: of the visitor's place between all weights, the one that it falls on. With more weight a
 * variant's part grows at both ends, so whoever had it keeps it. Without any weight, the control.
 */
export const drawVariant = ({ name, variants }: Experiment, visitorId: string): string => {
  const total = variants.reduce((sum, { weight }) => sum + weight, 0)
  let place = (hashOf(visitorId + name) / HASHES) * total
  const drawn = variants.find(({ weight }) => {
    place -= weight
    return place < 0
  })
  return drawn?.name ?? CONTROL
}

/**
 * The variant that a forced list asks for: of `name:variant` that one, of `name` and of `all` the first that is no control. What
 * the list leaves out, or asks for under a name that the experiment does not have, is the control.
 */
export const forcedVariant = (list: readonly string[], { name, variants }: Experiment): string => {
  const has = (variant: string | undefined) => variants.some((one) => one.name === variant)
  for (const entry of list) {
    const [asked, variant] = entry.split(':')
    if (asked !== name && entry !== 'all') continue
    if (variant === undefined) return variants[1]?.name ?? CONTROL
    if (has(variant)) return variant
  }
  return CONTROL
}

/** Whom a draw is for: a visitor's id, or why there is none. */
export type Visitor = { id: string } | { without: 'denied' | 'unavailable' }

/** A variant and why it is shown: forced by a list, drawn, or the control since nothing may or can be kept for a draw. */
export type Choice = { variant: string; why: 'forced' | 'drawn' | 'denied' | 'unavailable' }

/** @param visitor asked only where something is to be drawn */
export const chooseVariant = (
  experiment: Experiment,
  forced: readonly string[] | null,
  visitor: () => Visitor,
): Choice => {
  if (forced) return { variant: forcedVariant(forced, experiment), why: 'forced' }
  const known = visitor()
  return 'id' in known
    ? { variant: drawVariant(experiment, known.id), why: 'drawn' }
    : { variant: CONTROL, why: known.without }
}

/** Of a list, what the site's experiments know, as it is kept: `all` by the name of each. */
export const knownEntries = (list: readonly string[], experiments: readonly Experiment[]): string[] => {
  const knows = (entry: string) => {
    const [name, variant] = entry.split(':')
    const known = experiments.find((experiment) => experiment.name === name)
    return known !== undefined && (!variant || known.variants.some((one) => one.name === variant))
  }
  const named = list.flatMap((entry) => (entry === 'all' ? experiments.map(({ name }) => name) : entry))
  return [...new Set(named)].filter(knows)
}
