import { blockRegistry } from '../src/blocks/registry.gen'
import { preloadBlocks } from '../src/islands/registry'

// A part of the renderer alone (gatsby/on-create-webpack-config.ts). A block whose code is loaded renders at once, and one whose code is not
// renders later, which changes the order of the pictures that a page's head preloads. With all code loaded the first page is as the last.
void preloadBlocks(Object.keys(blockRegistry), blockRegistry)
