import { crc32 } from 'node:zlib'
import sharp from 'sharp'

/** A small PNG whose head says that it has 560 megapixels. */
export async function hugePicture(): Promise<Buffer> {
  const picture = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()
  // The first chunk: its name from byte 12, then width and height, and the sum of all that from byte 29.
  picture.writeUInt32BE(28_000, 16)
  picture.writeUInt32BE(20_000, 20)
  picture.writeUInt32BE(crc32(picture.subarray(12, 29)), 29)
  return picture
}
