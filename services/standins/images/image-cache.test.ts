import { readdir, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { writeFolder } from '../../testing/folder'
import { createPictureStore } from './image-cache'

const bytes = (length: number, fill = 'x') => Buffer.alloc(length, fill)
const cached = async (folder: string) =>
  (await readdir(folder, { recursive: true })).filter((name) => name.includes('.')).sort()

test('returns a stored picture, and nothing for an unknown name', async () => {
  const store = createPictureStore(path.join(await writeFolder({}), 'new'), 100)
  await store.keep('ab/1.webp', bytes(10, 'a'))
  expect(await store.read('ab/1.webp')).toEqual(bytes(10, 'a'))
  expect(await store.read('ab/2.webp')).toBeUndefined()
})

test('deletes the least recently used picture', async () => {
  const folder = await writeFolder({})
  const store = createPictureStore(folder, 100)
  for (const name of ['1.webp', '2.webp', '3.webp']) await store.keep(name, bytes(30))
  await store.read('1.webp')
  await store.keep('4.webp', bytes(30))
  expect(await cached(folder)).toEqual(['1.webp', '3.webp', '4.webp'])
})

test('keeps within its limit from the start, and removes half-written files', async () => {
  const folder = await writeFolder({})
  for (const [name, read] of [
    ['old.webp', 1000],
    ['new.webp', 3000],
    ['older.webp', 500],
    ['torn.webp.77.part', 4000],
  ] as const) {
    await writeFile(path.join(folder, name), bytes(40))
    await utimes(path.join(folder, name), read, 2000)
  }
  const store = createPictureStore(folder, 100)
  expect(await store.read('older.webp')).toBeUndefined()
  expect(await cached(folder)).toEqual(['new.webp', 'old.webp'])
})

test('a picture that cannot be written leaves nothing behind', async () => {
  const folder = await writeFolder({
    'ab/taken.webp/inside.webp': 'a folder stands where the picture belongs',
  })
  const store = createPictureStore(folder, 100)
  await expect(store.keep('ab/taken.webp', bytes(10))).rejects.toThrow()
  expect((await cached(folder)).filter((name) => name.endsWith('.part'))).toEqual([])
})

test('a folder that cannot be read is read again at the next call', async () => {
  const folder = path.join(
    await writeFolder({ pictures: 'a file stands where the folder belongs' }),
    'pictures',
  )
  const store = createPictureStore(folder, 100)
  await expect(store.read('1.webp')).rejects.toThrow()
  await rm(folder)
  await store.keep('1.webp', bytes(10))
  expect(await store.read('1.webp')).toEqual(bytes(10))
})
