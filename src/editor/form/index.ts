export { BlockForm } from './block-form'
export { newBlock, pathTo, replaceBlock } from './blocks'
export type { Asset, Component, SpaceAround } from './space'
