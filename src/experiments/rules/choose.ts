import { CONTROL, type Experiment } from './experiment'

/** FNV-1a over the code units, mixed by the last step of MurmurHash3: without it, ids with the same end have close hashes. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** The number of different hashes: each is a whole number from 0 to below it. */
const HASHES = 2 ** 32

/**
 * The variant that a visitor draws: the one at the visitor's place on the line of all weights. With more weight a variant's part grows at
 * both ends, so visitors who had it keep it. Without any weight it is the control.
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
 * The variant that a list forces: `name:variant` that one, `name` and `all` the first that is not the control. An experiment that is not
 * on the list, or whose variant is unknown, shows the control.
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

/** The visitor's id for a draw, or the reason why there is none. */
export type Visitor = { id: string } | { without: 'denied' | 'unavailable' }

/** A variant and why it is shown: forced by a list, drawn, or the control because no id may or can be stored. */
export type Choice = { variant: string; why: 'forced' | 'drawn' | 'denied' | 'unavailable' }

/** @param visitor called only for a draw */
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

/** The entries of a list that the site's experiments know, each once; `all` becomes the name of each. */
export const knownEntries = (list: readonly string[], experiments: readonly Experiment[]): string[] => {
  const knows = (entry: string) => {
    const [name, variant] = entry.split(':')
    const known = experiments.find((experiment) => experiment.name === name)
    return known !== undefined && (!variant || known.variants.some((one) => one.name === variant))
  }
  const named = list.flatMap((entry) => (entry === 'all' ? experiments.map(({ name }) => name) : entry))
  return [...new Set(named)].filter(knows)
}
