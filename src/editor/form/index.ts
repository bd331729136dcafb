export { BlockForm } from './block-form'
export { findBlock, newBlock, pathTo, replaceBlock } from './blocks'
export type { Asset, Component, SpaceAround } from './space'
