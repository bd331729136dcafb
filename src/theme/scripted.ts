/**
 * The document where scripts run, marked before anything is painted (src/mark-page-view.ts): `${SCRIPTED} & { … }`. Not every
 * promised browser can be asked by `(scripting: enabled)`.
 */
export const SCRIPTED = 'html[data-minute]'
