import sharp from 'sharp'
import { expect, test } from 'vitest'
import { useTestDatabase } from '../../../database/testing/open'
import { serveEditableSpace } from '../testing/serve-editable-space'

const database = await useTestDatabase()

const picture = (colour: string) =>
  sharp({ create: { width: 8, height: 6, channels: 3, background: colour } })
    .png()
    .toBuffer()

type Space = Awaited<ReturnType<typeof serveEditableSpace>>

/** The three steps of an upload. Answers with the last one's answer. */
async function upload(space: Space, filename: string, bytes: Buffer, id?: number) {
  const { body: signed } = await space.call('POST', '/assets', { filename, ...(id && { id }) })
  const form = new FormData()
  for (const [name, value] of Object.entries(signed.fields ?? {})) form.append(name, String(value))
  form.append('file', new Blob([new Uint8Array(bytes)]), filename)
  const sent = await fetch(String(signed.post_url), { method: 'POST', body: form })
  expect(sent.status).toBe(204)
  return space.call('GET', `/assets/${String(signed.id)}/finish_upload`)
}

const served = (space: Space, filename: unknown) => fetch(space.url + new URL(String(filename)).pathname)

test('a picture is signed for, uploaded and finished, is served from then on, and the webhook hears of it', async () => {
  const space = await serveEditableSpace(database, {})
  const red = await picture('red')
  const { status, body } = await upload(space, 'Shop Window.PNG', red)
  expect([status, body]).toMatchObject([
    200,
    { short_filename: 'shop-window.png', alt: '', asset_folder_id: null },
  ])
  expect(String(body.filename)).toMatch(
    /^https:\/\/a\.storyblok\.com\/f\/1\/8x6\/[0-9a-f]{10}\/shop-window\.png$/,
  )
  const answer = await served(space, body.filename)
  expect(Buffer.from(await answer.arrayBuffer()).equals(red)).toBe(true)
  await expect
    .poll(() => space.told)
    .toMatchObject([{ topic: 'asset.created', event: { asset_id: body.id } }])
})

test('a film and its captions have addresses without a size', async () => {
  const space = await serveEditableSpace(database, {})
  for (const name of ['film.mp4', 'film.vtt']) {
    const { status, body } = await upload(space, name, Buffer.from(`bytes of ${name}`))
    expect(status).toBe(200)
    expect(String(body.filename)).toMatch(/^https:\/\/a\.storyblok\.com\/f\/1\/[0-9a-f]{10}\/film\./)
    expect(await (await served(space, body.filename)).text()).toBe(`bytes of ${name}`)
  }
})
