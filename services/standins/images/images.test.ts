import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import Fastify from 'fastify'
import sharp from 'sharp'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { writeFolder, writeInto } from '../../testing/folder'
import { assetAddress, assetHash } from './assets'
import { imagesStandin } from './index'
import { hugePicture } from './testing/huge-picture'
import type { QueueLimits } from '../../lib/concurrency'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>'
let red: Buffer
let halves: Buffer
let wide: Buffer

const paint = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

beforeAll(async () => {
  red = await paint(80, 60, '#ff0000')
  wide = await paint(1600, 1000, '#ff0000')
  const blue = await paint(40, 60, '#0000ff')
  halves = await sharp(red)
    .composite([{ input: blue, left: 0, top: 0 }])
    .png()
    .toBuffer()
})

async function serve({ anyForm = true, queue }: { anyForm?: boolean; queue?: QueueLimits } = {}) {
  const folder = await writeFolder({
    'content/assets/red.png': red,
    'content/assets/halves.png': halves,
    'content/assets/wide.png': wide,
    'content/assets/logo.svg': SVG,
    'content/assets/guide.pdf': '%PDF-1.4',
    'content/assets/1/adopted_7.png': halves,
    'content/assets/1/adopted_7.json': {
      id: 7,
      filename: 'https://a.storyblok.com/f/1/80x60/cafe01/adopted.png',
      focus: '75x30:76x31',
    },
  })
  const cacheDir = path.join(folder, 'images')
  const app = Fastify()
  await app.register(imagesStandin, { contentDir: path.join(folder, 'content'), cacheDir, anyForm, queue })
  onTestFinished(() => app.close())
  const get = (name: string, operations = '', accept = 'image/webp,*/*') =>
    app.inject({ url: `/f/1/80x60/${assetHash(name)}/${name}${operations}`, headers: { accept } })
  return { app, folder, cacheDir, get }
}

/** Size, format and the colour of one pixel, as red, green, blue and alpha. */
async function look(bytes: Buffer, x = 0, y = 0) {
  const { format, width, height } = await sharp(bytes).metadata()
  const pixel = await sharp(bytes)
    .ensureAlpha()
    .extract({ left: x, top: y, width: 1, height: 1 })
    .raw()
    .toBuffer()
  return { format, width, height, pixel: [...pixel] }
}

const RED = [255, 0, 0, 255]
const BLUE = [0, 0, 255, 255]
const PNG = 'filters:format(png)'

describe('the image service', () => {
  test('serves the original untouched and for good', async () => {
    const { get } = await serve()
    const answer = await get('red.png')
    expect(answer.rawPayload.equals(red)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })

  test('a PDF is a download, a picture is not', async () => {
    const { get } = await serve()
    expect((await get('guide.pdf')).headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment',
    })
    expect((await get('logo.svg')).headers).not.toHaveProperty('content-disposition')
  })

  test.each([
    ['image/webp,*/*', 'webp', 'image/webp'],
    ['*/*', 'png', 'image/png'],
  ])('negotiates the format by Accept: %s', async (accept, format, type) => {
    const { get } = await serve()
    const answer = await get('red.png', '/m/', accept)
    expect(answer.headers).toMatchObject({ vary: 'Accept', 'content-type': type })
    expect((await look(answer.rawPayload)).format).toBe(format)
  })

  test.each([
    [`/m/30x30/smart/${PNG}`, { width: 30, height: 30 }],
    [`/m/40x30/${PNG}`, { width: 40, height: 30, pixel: BLUE }],
    [`/m/-40x30/${PNG}`, { pixel: RED }],
    [`/m/${PNG}:rotate(90)`, { width: 60, height: 80, pixel: RED }],
    [`/m/20x60/${PNG}:focal(70x0:80x60)`, { pixel: RED }],
    [`/m/fit-in/100x60/${PNG}:fill(00ff00)`, { width: 100, height: 60, pixel: [0, 255, 0, 255] }],
    [`/m/fit-in/100x60/${PNG}:fill(transparent)`, { pixel: [0, 0, 0, 0] }],
    [`/m/${PNG}:brightness(100)`, { pixel: [255, 255, 255, 255] }],
    [`/m/${PNG}:round_corner(20,0,255,0)`, { pixel: [0, 255, 0, 255] }],
    [`/m/${PNG}:round_corner(20,0,255,0,1)`, { pixel: [0, 0, 0, 0] }],
    ['/m/filters:format(jpeg)', { format: 'jpeg' }],
    ['/m/filters:format(avif)', { format: 'heif' }],
  ])('%s', async (operations, expected) => {
    const { get } = await serve()
    const answer = await get('halves.png', operations)
    expect(answer.statusCode).toBe(200)
    expect(await look(answer.rawPayload)).toMatchObject(expected)
  })

  test('grayscale leaves no colour, blur mixes the halves', async () => {
    const { get } = await serve()
    const [r, g, b] = (await look((await get('red.png', `/m/${PNG}:grayscale()`)).rawPayload)).pixel
    expect([r, r]).toEqual([g, b])
    const { pixel } = await look((await get('halves.png', `/m/${PNG}:blur(5)`)).rawPayload, 40, 30)
    expect(pixel[0]).toBeGreaterThan(50)
    expect(pixel[2]).toBeGreaterThan(50)
  })

  test('SVG passes untouched', async () => {
    const { get } = await serve()
    const answer = await get('logo.svg', '/m/200x0')
    expect(answer.body).toBe(SVG)
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  })

  test('makes a picture once for several requests at the same time', async () => {
    const { get, cacheDir } = await serve()
    const answers = await Promise.all(Array.from({ length: 5 }, () => get('red.png', '/m/20x0')))
    expect(new Set(answers.map((answer) => answer.rawPayload.toString('hex'))).size).toBe(1)
    const stored = await readdir(cacheDir, { recursive: true })
    expect(stored.filter((name) => name.endsWith('.webp'))).toHaveLength(1)
  })

  test('a picture that the browser still has is not sent again', async () => {
    const { app, get } = await serve()
    const { headers } = await get('red.png', '/m/20x0')
    const answer = await app.inject({
      url: `/f/1/80x60/${assetHash('red.png')}/red.png/m/20x0`,
      headers: { accept: 'image/webp', 'if-none-match': String(headers.etag) },
    })
    expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([304, '', headers.etag])
  })

  test('a picture that cannot be stored is answered all the same', async () => {
    const { get, cacheDir } = await serve()
    await writeFile(cacheDir, 'a file stands where the folder belongs')
    expect((await get('red.png', '/m/20x0')).statusCode).toBe(200)
  })

  test('a new picture under the same name is a new result', async () => {
    const { get, folder } = await serve()
    expect((await look((await get('red.png', `/m/${PNG}`)).rawPayload)).pixel).toEqual(RED)
    await writeInto(folder, 'content/assets/red.png', halves)
    expect((await look((await get('red.png', `/m/${PNG}`)).rawPayload)).pixel).toEqual(BLUE)
  })

  test.each([
    ['/f/1/80x60/0000000000/red.png', 404],
    ['/f/1/80x60/nothing', 404],
    [`/f/1/80x60/${assetHash('red.png')}/red.png/m/filters:sepia()`, 422],
    // Larger than four megapixels, or than what the original has; or only on the way to its size.
    [`/f/1/80x60/${assetHash('red.png')}/red.png/m/4000x4000/filters:format(avif)`, 400],
    [`/f/1/80x60/${assetHash('red.png')}/red.png/m/4000x1`, 400],
    [`/f/1/80x60/${assetHash('wide.png')}/wide.png/m/2000x0`, 400],
    [`/f/1/80x60/${assetHash('wide.png')}/wide.png/m/fit-in/4000x4000/filters:fill(ffffff)`, 400],
  ])('%s is answered with %i and a sentence', async (url, status) => {
    const { app } = await serve()
    const answer = await app.inject({ url })
    expect(answer.statusCode).toBe(status)
    expect(answer.json().error).toMatch(/\w+ \w+/)
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})

test.each<[what: string, file: () => Buffer | Promise<Buffer>, sentence: RegExp]>([
  ['of 560 megapixels', hugePicture, /has 560 megapixels, and pictures are made of 40 megapixels at most/],
  [
    'of 65 MB',
    () => Buffer.concat([red, Buffer.alloc(65 * 2 ** 20)]),
    /has 66 MB, and pictures are made of 64 MB/,
  ],
  ['that is none', () => Buffer.from('words'), /cannot be read as a picture/],
  ['that breaks off', () => wide.subarray(0, wide.length / 2), /cannot be read as a picture to its end/],
])('a picture %s is refused with a sentence', async (_what, file, sentence) => {
  const { get, folder } = await serve()
  await writeInto(folder, 'content/assets/red.png', await file())
  const answer = await get('red.png', '/m/640x0/smart/filters:quality(80):format(webp)')
  expect([answer.statusCode, answer.json()]).toEqual([422, { error: expect.stringMatching(sentence) }])
  expect(answer.headers['cache-control']).toBe('no-store')
})

describe('a host without a sandbox', () => {
  test('makes the pictures of the site, whose forms limits.dom.test.ts knows', async () => {
    const { get } = await serve({ anyForm: false })
    for (const form of ['', '/m/640x0/smart/filters:quality(80):format(webp)'])
      expect((await get('red.png', form)).statusCode).toBe(200)
  })

  test.each([
    '',
    '641x0/smart/filters:quality(80):format(webp)',
    '640x0/smart/filters:quality(81):format(webp)',
    '640x0/smart/filters:quality(80):format(avif)',
    '640x0/smart/filters:format(webp):quality(80)',
    'fit-in/1200x630/filters:quality(80):format(jpeg):fill(ffce3e)',
  ])('makes no other: %s', async (form) => {
    const { get, cacheDir } = await serve({ anyForm: false })
    const answer = await get('red.png', `/m/${form}`)
    expect([answer.statusCode, answer.json()]).toEqual([400, { error: expect.stringMatching(/\w \w/) }])
    await expect(readdir(cacheDir)).rejects.toThrow('ENOENT')
  })
})

test.each([
  ['the focal point that an editor set', '75x30:76x31', 200],
  ['another', '75x30:77x32', 400],
])('a host without a sandbox crops around %s: %s', async (_what, focal, status) => {
  const { app } = await serve({ anyForm: false })
  const form = `1200x630/filters:focal(${focal}):quality(80):format(jpeg)`
  const answer = await app.inject({ url: `/f/1/80x60/cafe01/adopted.png/m/${form}` })
  expect(answer.statusCode).toBe(status)
})

test('while too many pictures wait to be made, another is refused for a few seconds', async () => {
  const { get } = await serve({ queue: { workers: 0, places: 0 } })
  const answer = await get('red.png', '/m/20x0')
  expect([answer.statusCode, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
    503,
    '5',
    'no-store',
  ])
  expect(answer.json().error).toMatch(/\w \w/)
})

test('a demo asset has an address that the site recognises', () => {
  expect(assetAddress('card machine.webp', 1600, 1200)).toMatch(
    /^https:\/\/a\.storyblok\.com\/f\/1\/1600x1200\/[0-9a-f]{10}\/card%20machine\.webp$/,
  )
})
