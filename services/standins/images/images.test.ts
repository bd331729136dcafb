import { readdir } from 'node:fs/promises'
import path from 'node:path'
import Fastify from 'fastify'
import sharp from 'sharp'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { writeFolder, writeInto } from '../../testing'
import { assetAddress, assetHash } from './asset-address'
import { imagesStandin } from './index'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>'
let red: Buffer
let halves: Buffer

beforeAll(async () => {
  red = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()
  const blue = await sharp({ create: { width: 40, height: 60, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer()
  halves = await sharp(red)
    .composite([{ input: blue, left: 0, top: 0 }])
    .png()
    .toBuffer()
})

async function serve() {
  const folder = await writeFolder({
    'content/assets/red.png': red,
    'content/assets/halves.png': halves,
    'content/assets/logo.svg': SVG,
    'content/assets/guide.pdf': '%PDF-1.4',
    'content/assets/1/adopted_7.png': halves,
    'content/assets/1/adopted_7.json': {
      id: 7,
      filename: 'https://a.storyblok.com/f/1/80x60/cafe01/adopted.png',
    },
  })
  const cacheDir = path.join(folder, 'images')
  const app = Fastify()
  await app.register(imagesStandin, { contentDir: path.join(folder, 'content'), cacheDir })
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

  test('a PDF is there to be kept, a picture to be shown', async () => {
    const { get } = await serve()
    expect((await get('guide.pdf')).headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment',
    })
    expect((await get('logo.svg')).headers).not.toHaveProperty('content-disposition')
  })

  test('finds assets in the format of the official CLI', async () => {
    const { app } = await serve()
    const answer = await app.inject({ url: '/f/1/80x60/cafe01/adopted.png/m/40x0' })
    expect((await look(answer.rawPayload)).width).toBe(40)
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
    [`/m/40x30/${PNG}`, { width: 40, height: 30 }],
    [`/m/0x30/${PNG}`, { width: 40, height: 30 }],
    [`/m/30x30/smart/${PNG}`, { width: 30, height: 30 }],
    [`/m/40x30/${PNG}`, { pixel: BLUE }],
    [`/m/-40x30/${PNG}`, { pixel: RED }],
    [`/m/${PNG}:rotate(90)`, { width: 60, height: 80, pixel: RED }],
    [`/m/${PNG}:rotate(180)`, { pixel: RED }],
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

  test('makes a picture once, however many ask at the same time', async () => {
    const { get, cacheDir } = await serve()
    const answers = await Promise.all(Array.from({ length: 5 }, () => get('red.png', '/m/20x0')))
    expect(new Set(answers.map((answer) => answer.rawPayload.toString('hex'))).size).toBe(1)
    const kept = await readdir(cacheDir, { recursive: true })
    expect(kept.filter((name) => name.endsWith('.webp'))).toHaveLength(1)
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
    [`/f/1/80x60/${assetHash('red.png')}/red.png/m/9000x0`, 422],
    [`/f/1/80x60/${assetHash('red.png')}/red.png/m/filters:sepia()`, 422],
  ])('%s is answered with %i and a sentence', async (url, status) => {
    const { app } = await serve()
    const answer = await app.inject({ url })
    expect(answer.statusCode).toBe(status)
    expect(answer.json().error).toMatch(/\w+ \w+/)
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})

test('a demo asset has an address that the site recognises', () => {
  expect(assetAddress('card machine.webp', 1600, 1200)).toMatch(
    /^https:\/\/a\.storyblok\.com\/f\/1\/1600x1200\/[0-9a-f]{10}\/card%20machine\.webp$/,
  )
})
