import {
  deleteStory,
  EditorProblem,
  glanceAt,
  listStories,
  listVersions,
  readAddresses,
  readSpace,
  readStory,
  restoreVersion,
  saveStory,
  unpublishStory,
  createStory,
  type StoredStory,
  type StoryWords,
} from './api'
import { checkNow, errorsIn } from './check'
import { keptChanges } from './kept-changes'
import { followPublication, newestPublication } from './publication'
import { ask, changeOpen, isUnsaved, opened, say, tell, useEditor, wordsOf, type OpenStory } from './store'
import { timeOf } from './times'
import { addStep } from './undo'

const toProblem = (error: unknown): EditorProblem => {
  if (error instanceof EditorProblem) return error
  console.error(error)
  return new EditorProblem(
    'failed',
    'Something went wrong in the editor. What you wrote is kept here: load it again.',
  )
}

/** Does something with the space, and shows why it failed. @returns whether it is done */
export const attempt = async (work: () => Promise<void>): Promise<boolean> => {
  try {
    await work()
    return true
  } catch (error) {
    tell(toProblem(error))
    return false
  }
}

const refreshStories = async (): Promise<void> => useEditor.setState({ stories: await listStories() })

/** Brings the row of one story up to date in the list. */
const refreshRow = async (id: number): Promise<void> => {
  const row = await glanceAt(id)
  useEditor.setState(({ stories }) => ({
    stories: stories.flatMap((story) => (story.id === id ? (row ?? []) : story)),
  }))
}

export const loadSpace = (): Promise<boolean> =>
  attempt(async () => {
    const [stories, space] = await Promise.all([listStories(), readSpace()])
    useEditor.setState({ stories, space })
  })

/** The story with the unsaved changes that this browser keeps of it. */
const withKept = (open: OpenStory): OpenStory => {
  const kept = keptChanges(open.stored.id).read()
  if (!kept) return open
  useEditor.setState({ notice: { kind: 'restored', at: kept.at } })
  written.add(open.stored.id)
  return { ...open, base: kept.base, steps: addStep(open.steps, kept.words, 'kept', 0) }
}

/** Opens a story, at one of its blocks. What is unsaved of the one before stays in this browser. */
export const openStory = async (id: number, block?: string): Promise<void> => {
  keepChanges()
  const { open: before } = useEditor.getState()
  const left = before && isUnsaved(before) ? before.steps.now.name : undefined
  useEditor.setState({ busy: 'opening', notice: undefined, conflict: undefined })
  await attempt(async () => {
    const [stored, addresses] = await Promise.all([readStory(id), readAddresses(id)])
    useEditor.setState({ findings: undefined, progress: '', busy: undefined })
    useEditor.setState({ open: withKept(opened(stored, addresses, block)) })
    say(
      left === undefined
        ? `${stored.name} is open.`
        : `Your unsaved changes of “${left}” are kept in this browser, and are back when you open it.`,
    )
  })
}

/** Gives the open story addresses with a new token. */
export const renewAddresses = (): Promise<boolean> =>
  attempt(async () => {
    const { open } = useEditor.getState()
    if (!open) return
    const addresses = await readAddresses(open.stored.id)
    changeOpen((now) => ({ ...now, addresses }))
  })

/** Stories of which this tab has written changes to the browser's storage: another tab may have written others. */
const written = new Set<number>()

/** Writes what is unsaved to this browser's storage, or removes it from there once it is saved. */
export const keepChanges = (): void => {
  const { open } = useEditor.getState()
  if (!open) return
  const { id } = open.stored
  const kept = keptChanges(id)
  if (isUnsaved(open)) {
    kept.write({ words: open.steps.now, base: open.base, at: new Date().toISOString() })
    written.add(id)
  } else if (written.delete(id)) kept.clear()
}

/** Replaces what is open by what is stored, so that one step of undo leads back. */
const showStored = (stored: StoredStory): void => {
  keptChanges(stored.id).clear()
  changeOpen((open) => {
    const saved = wordsOf(stored)
    const steps = addStep(open.steps, saved, 'stored', 0)
    return { ...open, stored, saved, steps, base: stored.current_version_id }
  })
  useEditor.setState({ notice: undefined, conflict: undefined })
}

const loadStored = (said: string): Promise<boolean> =>
  attempt(async () => {
    const { open } = useEditor.getState()
    if (!open) return
    showStored(await readStory(open.stored.id))
    say(said)
  })

/** Loads the story as somebody else saved it. */
export const showTheirs = (): Promise<boolean> =>
  loadStored('The story is as somebody else saved it. Undo leads back to yours.')

/** Forgets what is unsaved. */
export const discardChanges = (): Promise<boolean> =>
  loadStored('The unsaved changes are discarded. Undo leads back to them.')

/** The story is stored; what was typed since then is unsaved. */
const wasSaved = (sent: StoryWords, stored: StoredStory): void => {
  changeOpen((open) => ({ ...open, stored, saved: sent, base: stored.current_version_id }))
  useEditor.setState({ busy: undefined, notice: undefined, conflict: undefined })
  keepChanges()
}

const showConflict = async (id: number, publish: boolean): Promise<void> => {
  const [theirs, versions] = await Promise.all([readStory(id), listVersions(id)])
  const version = versions.find((one) => one.id === theirs.current_version_id)
  const conflict = {
    ...{ publish, theirs },
    by: version?.user.friendly_name ?? 'Somebody',
    at: version?.created_at ?? theirs.updated_at,
  }
  useEditor.setState({ conflict, busy: undefined })
}

type Saving = { publish?: boolean; force?: boolean }

/**
 * Saves the open story as a draft, or publishes it. Where somebody else has saved it meanwhile, it asks what is to count; `force`
 * overrules them. @returns whether it is stored
 */
export const save = async ({ publish = false, force = false }: Saving = {}): Promise<boolean> => {
  const { open, busy } = useEditor.getState()
  if (!open || busy) return false
  const { now: sent } = open.steps
  const { id } = open.stored
  useEditor.setState({ busy: publish ? 'publishing' : 'saving' })
  let isStored = false
  await attempt(async () => {
    try {
      const before = publish ? await newestPublication() : 0
      const stored = await saveStory(id, sent, { publish, baseVersion: force ? undefined : open.base })
      wasSaved(sent, stored)
      isStored = true
      say('')
      if (publish) void followPublication(before)
    } catch (error) {
      if (!(error instanceof EditorProblem) || error.kind !== 'conflict') throw error
      await showConflict(id, publish)
    }
  })
  if (isStored) await attempt(() => refreshRow(id))
  return isStored
}

/** Publishes the open story, or says which errors of the content check would stop that. */
export const publish = async (): Promise<boolean> => {
  if (errorsIn(checkNow()).length === 0) return save({ publish: true })
  ask('stopped')
  return false
}

/** Takes a published story away from visitors. Its draft stays, with what is unsaved. */
export const unpublish = (): Promise<boolean> =>
  attempt(async () => {
    const { open } = useEditor.getState()
    if (!open) return
    const before = await newestPublication()
    const stored = await unpublishStory(open.stored.id)
    changeOpen((now) => ({ ...now, stored, base: stored.current_version_id }))
    say(`Unpublished ${timeOf(new Date().toISOString())}`)
    void followPublication(before)
    await refreshRow(stored.id)
  })

/** Makes an old version the draft. What is unsaved goes, and undo leads back to it. */
export const restore = (version: number): Promise<boolean> =>
  attempt(async () => {
    const { open } = useEditor.getState()
    if (!open) return
    showStored(await restoreVersion(open.stored.id, version))
    say('The old version is the draft now. Publish it to show it to visitors.')
    await refreshRow(open.stored.id)
  })

/** Creates a story and opens it. @returns whether it is done */
export const create = (words: StoryWords): Promise<boolean> =>
  attempt(async () => {
    const { id } = await createStory(words)
    await refreshStories()
    await openStory(id)
  })

/** Deletes the open story. */
export const remove = (): Promise<boolean> =>
  attempt(async () => {
    const { open } = useEditor.getState()
    if (!open) return
    await deleteStory(open.stored.id)
    keptChanges(open.stored.id).clear()
    useEditor.setState({ open: undefined, findings: undefined, notice: undefined })
    say(`“${open.stored.name}” is deleted.`)
    await refreshStories()
  })

/** Tells whether somebody else has saved the open story since it was opened. A failure waits for the next look. */
export const lookForNewer = async (): Promise<void> => {
  const { open, busy, conflict } = useEditor.getState()
  if (!open || busy || conflict) return
  const row = await glanceAt(open.stored.id).catch(() => null)
  const { open: still, busy: since } = useEditor.getState()
  if (row === null || since || still?.stored.id !== open.stored.id || still.base !== open.base) return
  if (!row) {
    const text = 'Somebody has deleted this story. Copy what you need from it, then choose another.'
    useEditor.setState({ notice: { kind: 'problem', text } })
  } else if (row.current_version_id !== still.base)
    useEditor.setState({ notice: { kind: 'newer', at: row.updated_at, version: row.current_version_id } })
}
