/** The embedded space: its number and its two public, fixed tokens. */
export const DEMO_SPACE_ID = '1'
export const DEMO_TOKEN = 'demo'
export const DEMO_PREVIEW_TOKEN = 'demo-preview'
