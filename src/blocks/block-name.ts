import type { Bloks } from '../content'

type PlacedBlok = NonNullable<Bloks.Page['body'] | Bloks.Grid['items']>[number]

/** Every block that the content model lets an editor place: on a page, or in a block that holds others. */
export type BlockName = PlacedBlok['component']

/** The content of one block, as the content API delivers it. */
export type BlokNamed<Name extends BlockName> = Extract<PlacedBlok, { component: Name }>
