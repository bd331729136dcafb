import type { Bloks } from '../../../content'
import { CONTROL, RESERVED_NAMES, weightOf, type Experiment } from '../../../experiments/rules'
import { slugOf } from '../../../../shared/search-words'

type Body = NonNullable<Bloks.Experiment['control']>

/** A variant with its blocks. */
type ShownVariant = Experiment['variants'][number] & { bloks: Body }

/** An experiment with the blocks of each variant. */
export type ShownExperiment = { name: string; variants: readonly ShownVariant[] }

/** Links cannot name longer experiments or variants. */
const LONGEST_NAME = 60

const nameOf = (written: string): string => slugOf(written).slice(0, LONGEST_NAME)

/**
 * An editor's experiment: its control, the variant beside it if that has blocks, and further variants by their names. Names become
 * slugs; of two variants with one name the first is used. Without a name, or with a reserved one, there is only the control.
 */
export const mapExperiment = (blok: Bloks.Experiment): ShownExperiment => {
  const experiment = nameOf(blok.name)
  const isNamed = experiment !== '' && !RESERVED_NAMES.includes(experiment)
  const variants = [
    { name: CONTROL, weight: weightOf(blok.control_weight), bloks: blok.control },
    ...(blok.variant?.length
      ? [{ name: 'variant', weight: weightOf(blok.variant_weight), bloks: blok.variant }]
      : []),
    ...(blok.variants ?? []).map(({ name, weight, body = [] }) => ({
      name: nameOf(name),
      weight: weightOf(weight),
      bloks: body as Body,
    })),
  ]
  const isFirst = ({ name }: ShownVariant, at: number) =>
    name !== '' && variants.findIndex((one) => one.name === name) === at
  return { name: experiment, variants: isNamed ? variants.filter(isFirst) : variants.slice(0, 1) }
}
