import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { writeFolder } from '../../testing/folder'
import { adoptPictures } from './adopt-pictures'
import { hugePicture } from './testing/huge-picture'

test('pictures move to where the CLI looks for them, and one that the image service would refuse stays', async () => {
  const upright = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#ff0000' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const folder = await writeFolder({
    'phone.jpg': upright,
    'wall.png': await hugePicture(),
    'words.png': 'no picture',
    'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000"/>',
  })
  const { adopted, refused } = await adoptPictures(folder)
  expect(adopted).toEqual([
    expect.stringMatching(/^logo\.svg → .*\/f\/1\/20000x20000\//),
    // The upright size.
    expect.stringMatching(/^phone\.jpg → .*\/f\/1\/30x40\//),
  ])
  expect(refused).toEqual([
    'wall.png stays where it is. This picture has 560 megapixels, and pictures are made of 40 megapixels at most.',
    'words.png stays where it is. This file cannot be read as a picture.',
  ])
  expect((await readdir(folder)).sort()).toEqual(['1', 'wall.png', 'words.png'])
  const [description = ''] = (await readdir(path.join(folder, '1'))).filter((name) =>
    /^phone_.*json$/.test(name),
  )
  expect(JSON.parse(await readFile(path.join(folder, '1', description), 'utf8'))).toMatchObject({
    short_filename: 'phone.jpg',
    filename: expect.stringContaining('/30x40/'),
  })
})
