/**
 * Moves the plain files of content/assets/ to content/assets/1/ in the official CLI's format, and replaces earlier versions:
 * `node --import tsx services/standins/images/adopt-assets.ts`. The texts of a sidecar (alt, title, copyright, source, focus)
 * stay when its picture is replaced. A picture that the image service would refuse stays where it is, and the command fails.
 */
import path from 'node:path'
import { adoptPictures } from './adopt-pictures'

const { adopted, refused } = await adoptPictures(path.resolve('content/assets'))
for (const line of adopted) console.log(line)
for (const line of refused) console.error(line)
console.log(`${adopted.length} ${adopted.length === 1 ? 'file' : 'files'} adopted`)
if (refused.length > 0) process.exitCode = 1
