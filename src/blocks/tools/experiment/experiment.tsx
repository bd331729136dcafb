import type { BlockProps, Bloks } from '../../../content'
import { BlockList } from '../../../islands'

/** Blocks under the name of an experiment. Nobody is in one yet: everybody sees its control. */
const Experiment = ({ blok }: BlockProps<Bloks.Experiment>) => <BlockList bloks={blok.control} />

export default Experiment
