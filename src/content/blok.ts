/** A block as the content API delivers it: `component` names it, `_uid` is unique on the page. */
export type Blok = { component: string; _uid: string; _editable?: string }

export type BlockProps<B> = { blok: B }
