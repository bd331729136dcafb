import fc from 'fast-check'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { persisted, persistedText, type Schema, storeIn, versioned } from './persisted'

/** Version 0 was the name alone, version 1 called it `who`. */
type Note = { name: string }
const parse = (stored: unknown, version: number): Note | undefined => {
  if (version === 0) return typeof stored === 'string' && /^\w+$/.test(stored) ? { name: stored } : undefined
  const { name, who } = Object(stored) as Partial<Record<string, unknown>>
  const text = version === 1 ? who : name
  return typeof text === 'string' ? { name: text } : undefined
}
const EMPTY: Note = { name: '' }
const NOTE = { key: 'note', area: 'local', empty: EMPTY, parse, version: 2 } as const
const LIST: Schema<string[]> = {
  key: 'list',
  area: 'session',
  empty: [],
  parse: (stored) => (Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : undefined),
}

let warned: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** The browser refuses to store a value longer than this. */
const limitTo = (length: number) => {
  const { setItem } = Storage.prototype
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (value.length > length) throw new DOMException('Too much.', 'QuotaExceededError')
    setItem.call(this, key, value)
  })
}
const block = () => {
  for (const area of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, area, 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
}
const otherTab = (key: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: window.localStorage }))

describe('what is stored', () => {
  test('is the version beside the value, a bare value without one, and a text as it is', () => {
    versioned(NOTE).write({ name: 'a' })
    persisted(LIST).write(['a'])
    persistedText('word', 'local').write('12')
    expect({ ...window.localStorage }).toEqual({ note: '{"state":{"name":"a"},"version":2}', word: '12' })
    expect({ ...window.sessionStorage }).toEqual({ list: '["a"]' })
    expect([versioned(NOTE).read(), persisted(LIST).read(), persistedText('word', 'local').read()]).toEqual([
      { name: 'a' },
      ['a'],
      '12',
    ])
  })

  test('is every value, read as it was written', () => {
    const note = versioned(NOTE)
    const word = persistedText('word', 'session')
    fc.assert(
      fc.property(fc.string(), (text) => {
        note.write({ name: text })
        word.write(text)
        expect([note.read(), word.read()]).toEqual([{ name: text }, text])
      }),
    )
  })
})

describe('what an earlier page has stored', () => {
  test.each([
    ['version 0, before there were versions', '"Thandi"'],
    ['version 0, a bare text', 'Thandi'],
    ['version 1', '{"state":{"who":"Thandi"},"version":1}'],
    ['a later version that still fits', '{"state":{"name":"Thandi","age":4},"version":3}'],
  ])('%s is read', (_what, text) => {
    window.localStorage.setItem('note', text)
    expect(versioned(NOTE).read()).toEqual({ name: 'Thandi' })
    expect(warned).not.toHaveBeenCalled()
  })

  test.each([
    ['corrupt JSON', '{"state":{"na'],
    ['no value', 'null'],
    ['another shape', '{"state":{"name":7},"version":2}'],
    ['a list', '[1,2]'],
    ['a version without a value', '{"version":2}'],
    ['the version of nobody', '{"state":{"name":"x"},"version":"x"}{'],
  ])('%s counts as empty, which is said once', (_what, text) => {
    window.localStorage.setItem('note', text)
    const note = versioned(NOTE)
    expect([note.read(), note.read()]).toEqual([EMPTY, EMPTY])
    expect(warned.mock.calls).toEqual([['note makes no sense in this browser.', '']])
  })

  test('never breaks the page, whatever it is', () => {
    const [note, list] = [versioned(NOTE), persisted(LIST)]
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        window.localStorage.setItem('note', text)
        window.sessionStorage.setItem('list', text)
        expect(typeof note.read().name).toBe('string')
        expect(list.read().every((one) => typeof one === 'string')).toBe(true)
      }),
    )
  })
})

describe('storage that is', () => {
  test('full still gives what it holds, and lets go of it', () => {
    const list = persisted(LIST)
    list.write(['a'])
    limitTo(0)
    expect(list.read()).toEqual(['a'])
    list.clear()
    expect([list.read(), window.sessionStorage.length]).toEqual([[], 0])
  })

  test.each([
    ['full', () => limitTo(20)],
    ['full for the test key too', () => limitTo(0)],
    ['blocked', block],
  ])('%s keeps a value for this page view alone, and says so once', (_what, refuse) => {
    refuse()
    const note = versioned(NOTE)
    expect([note.write({ name: 'a'.repeat(30) }), note.write({ name: 'b'.repeat(30) })]).toEqual([
      false,
      false,
    ])
    expect(note.read()).toEqual({ name: 'b'.repeat(30) })
    expect(versioned(NOTE).read()).toEqual(EMPTY)
    expect(warned.mock.calls).toEqual([['note was not saved in this browser.', expect.any(DOMException)]])
    note.clear()
    expect(note.read()).toEqual(EMPTY)
  })

  test('free again takes the next value', () => {
    const note = versioned(NOTE)
    limitTo(0)
    expect(note.write({ name: 'a' })).toBe(false)
    vi.restoreAllMocks()
    expect(note.write({ name: 'b' })).toBe(true)
    expect(versioned(NOTE).read()).toEqual({ name: 'b' })
  })

  test('tested leaves no test key behind', () => {
    persisted(LIST).write([])
    expect(Object.keys(window.sessionStorage)).toEqual(['list'])
  })
})

describe('another tab', () => {
  test('is heard of, whatever it does to the key, until nobody listens', () => {
    const note = versioned(NOTE)
    const heard: Note[] = []
    const stop = note.subscribe((value) => heard.push(value))
    otherTab('note', '{"state":{"name":"b"},"version":2}')
    otherTab('note', '{"state"')
    otherTab('note', null)
    otherTab(null, null)
    otherTab('other', '{"state":{"name":"c"},"version":2}')
    stop()
    otherTab('note', '{"state":{"name":"d"},"version":2}')
    expect(heard).toEqual([{ name: 'b' }, EMPTY, EMPTY, EMPTY])
  })
})

test('a zustand store keeps itself in it, as an earlier version left it', () => {
  window.localStorage.setItem('note', '{"state":{"who":"Thandi"},"version":1}')
  const useNote = create<Note>()(
    persist(() => EMPTY, { name: 'note', skipHydration: true, storage: storeIn(versioned(NOTE)) }),
  )
  void useNote.persist.rehydrate()
  expect(useNote.getState()).toEqual({ name: 'Thandi' })
  useNote.setState({ name: 'Sipho' })
  expect(window.localStorage.getItem('note')).toBe('{"state":{"name":"Sipho"},"version":2}')
  useNote.persist.clearStorage()
  expect(window.localStorage.getItem('note')).toBeNull()
})
