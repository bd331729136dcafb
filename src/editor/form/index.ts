export { BlockForm, type BlockFormProps } from './block-form'
export { pathTo, replaceBlock } from './blocks'
export type { Asset, Component, SpaceAround } from './space'
