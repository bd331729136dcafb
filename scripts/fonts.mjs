/** `npm run fonts`: cuts the two typefaces down to what the site shows, into static/fonts/. */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import subset from 'subset-font'
import { root } from './lib/paths.mjs'

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
const latin = '\u00a0¡¢£¥§©«®°±²³·»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖ×ØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõö÷øùúûüýÿŠšŽž'
const signs = '–—‘’“”„•…‹›€™−≤≥→←↑↓★☆✓'

// Text uses regular to bold and headlines bold to extra bold, so other weights are removed.
const FONTS = [
  { name: 'figtree', weights: { min: 400, max: 700, default: 400 } },
  { name: 'bricolage-grotesque', weights: { min: 700, max: 800, default: 700 } },
]

const require = createRequire(import.meta.url)
for (const { name, weights } of FONTS) {
  const source = await readFile(
    require.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`),
  )
  const font = await subset(source, ascii + latin + signs, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  })
  await writeFile(path.join(root, 'static', 'fonts', `${name}.woff2`), font)
  console.log(`${name}: ${source.length} to ${font.length} bytes`)
}
