/** Every block of a page but the first. */
export const FAR_BLOCKS = 'main > [data-block]:nth-child(n + 2)'

/** What a page puts off laying out (once-near.ts); a part stands behind those it lies in. Apart from the rules, which no browser loads. */
export const PUT_OFF = `${FAR_BLOCKS}, [data-far]`

/** Says of a part that it is put off no more. */
export const SHOWN = 'data-shown'
