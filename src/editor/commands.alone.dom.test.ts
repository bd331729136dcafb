import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { discardChanges, keepChanges, lookForNewer, openStory, restore, save, showTheirs } from './commands'
import { keptChanges } from './kept-changes'
import { edit, isUnsaved, undo, useEditor } from './store'
import { stubSpace } from './testing/space-stub'

const ID = 7
const START = useEditor.getState()
const open = () => {
  const { open: story } = useEditor.getState()
  if (!story) throw new Error('No story is open.')
  return story
}
const nameNow = () => open().steps.now.name
const notice = () => useEditor.getState().notice

beforeEach(() => useEditor.setState(START, true))
afterEach(() => {
  vi.unstubAllGlobals()
  window.localStorage.clear()
})

test('a saved change is based on the version that was opened, and the next one on what was saved', async () => {
  const space = stubSpace()
  await openStory(ID)
  edit({ name: 'One' }, 'name')
  expect(isUnsaved(open())).toBe(true)
  expect(await save()).toBe(true)
  expect(isUnsaved(open())).toBe(false)
  edit({ name: 'Two' }, 'name')
  await save({ publish: true })
  const sent = space.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)
  expect(sent).toMatchObject([
    { story: { name: 'One', base_version_id: 100 } },
    { story: { name: 'Two', base_version_id: 101 }, publish: 1 },
  ])
  expect(space.stored().name).toBe('Two')
})

test('what is typed while a save is on its way stays, unsaved', async () => {
  stubSpace()
  await openStory(ID)
  edit({ name: 'Sent' }, 'name')
  const saving = save()
  edit({ name: 'Sent, and more' }, 'name')
  await saving
  expect([nameNow(), open().stored.name, isUnsaved(open())]).toEqual(['Sent, and more', 'Sent', true])
})

test('two editors: nothing is stored until somebody chooses, and then theirs or mine counts', async () => {
  const space = stubSpace()
  await openStory(ID)
  edit({ name: 'Mine' }, 'name')
  space.saveElsewhere()
  expect(await save()).toBe(false)
  expect(useEditor.getState().conflict).toMatchObject({ by: 'Naledi', publish: false })
  expect([nameNow(), space.stored().name]).toEqual(['Mine', 'Theirs'])

  await showTheirs()
  expect([nameNow(), isUnsaved(open()), useEditor.getState().conflict]).toEqual(['Theirs', false, undefined])
  undo()
  expect(nameNow()).toBe('Mine')

  space.saveElsewhere({ name: 'Theirs again' })
  await save()
  expect(await save({ force: true })).toBe(true)
  expect([space.stored().name, useEditor.getState().conflict]).toEqual(['Mine', undefined])
})

test.each([
  ['no host answers', () => Promise.reject(new TypeError('Failed to fetch')), /cannot be reached/],
  ['the session has ended', () => new Response('{}', { status: 401 }), /session at this sandbox has ended/],
])('a save fails because %s: the words stay, and it says what to do', async (_what, how, sentence) => {
  const space = stubSpace()
  await openStory(ID)
  edit({ name: 'Mine' }, 'name')
  space.fail(how)
  expect(await save()).toBe(false)
  expect(notice()).toMatchObject({ kind: 'problem', text: expect.stringMatching(sentence) as string })
  expect([nameNow(), isUnsaved(open()), useEditor.getState().busy]).toEqual(['Mine', true, undefined])
  space.fail(undefined)
  expect(await save()).toBe(true)
  expect(notice()).toBeUndefined()
})

test('unsaved changes are back after a reload, until they are saved or discarded', async () => {
  const space = stubSpace()
  await openStory(ID)
  edit({ name: 'Mine' }, 'name')
  keepChanges()
  useEditor.setState(START, true)
  await openStory(ID)
  expect([nameNow(), notice()?.kind, isUnsaved(open())]).toEqual(['Mine', 'restored', true])
  await save()
  expect([space.stored().name, keptChanges(ID).read()]).toEqual(['Mine', null])

  edit({ name: 'Not this' }, 'name')
  keepChanges()
  useEditor.setState(START, true)
  await openStory(ID)
  await discardChanges()
  expect([nameNow(), keptChanges(ID).read()]).toEqual(['Mine', null])
})

test('changes that are back after somebody else has saved are still based on the version of then', async () => {
  const space = stubSpace()
  await openStory(ID)
  edit({ name: 'Mine' }, 'name')
  keepChanges()
  space.saveElsewhere()
  useEditor.setState(START, true)
  await openStory(ID)
  await save()
  expect(useEditor.getState().conflict?.theirs.name).toBe('Theirs')
})

test('a stored change that makes no sense is not brought back', async () => {
  stubSpace()
  window.localStorage.setItem(`content-editor-${ID}`, '{"words":{"name":1}}')
  await openStory(ID)
  expect([notice(), isUnsaved(open())]).toEqual([undefined, false])
})

test('a version that somebody else saved is told once it is there, and one’s own is not', async () => {
  const space = stubSpace()
  await openStory(ID)
  edit({ name: 'Mine' }, 'name')
  await save()
  await lookForNewer()
  expect(notice()).toBeUndefined()
  space.saveElsewhere()
  await lookForNewer()
  expect(notice()).toMatchObject({ kind: 'newer', version: space.stored().current_version_id })
})

test('a restored version is the draft, and undo leads back to what was unsaved', async () => {
  stubSpace()
  await openStory(ID)
  edit({ name: 'Mine' }, 'name')
  await restore(90)
  expect([nameNow(), isUnsaved(open())]).toEqual(['As it was', false])
  undo()
  expect([nameNow(), isUnsaved(open())]).toEqual(['Mine', true])
})
