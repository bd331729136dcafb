// In the published site, for src/blocks/registry.gen.ts (gatsby/on-create-webpack-config.ts); and what every block's entry calls.
export { bringBlock, codeRegistry as blockRegistry } from '../../src/islands/block-code'
