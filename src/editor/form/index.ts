export { BlockForm, type BlockFormProps } from './block-form'
export { newBlock, pathTo, replaceBlock } from './blocks'
export type { Asset, Component, SpaceAround } from './space'
