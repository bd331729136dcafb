/**
 * Draws portraits, marks and app icons into content/assets/1/: `node --import tsx content/renders/drawings/draw.mjs`, from the
 * repository's root.
 */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { assetAddress, assetId } from '../../../services/standins/images/asset-address.ts'
import { ALTS } from './alts.mjs'
import { MARKS } from './marks.mjs'
import { PEOPLE } from './people.mjs'
import { fill, picture } from './shapes.mjs'

const folder = path.resolve(import.meta.dirname, '../../assets/1')
const portraits = Object.entries(PEOPLE).map(([name, [ground, person]]) => [
  name,
  picture(480, 480, [fill('M0 0H480V480H0Z', ground), person()]),
])

for (const [stem, drawing] of [...portraits, ...Object.entries(MARKS)]) {
  const name = `${stem}.svg`
  const id = assetId(name)
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(drawing)
  const sidecar = {
    alt: ALTS[stem],
    title: '',
    copyright: '',
    source: '',
    focus: '',
    meta_data: {},
    id,
    filename: assetAddress(name, width, height),
    short_filename: name,
    asset_folder_id: null,
    is_private: false,
  }
  await writeFile(path.join(folder, `${stem}_${id}.svg`), drawing)
  await writeFile(path.join(folder, `${stem}_${id}.json`), `${JSON.stringify(sidecar, null, 2)}\n`)
  console.log(`${sidecar.filename} | ${sidecar.alt}`)
}
