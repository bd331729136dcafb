import { create } from 'zustand'
import type { Finding } from '../page'
import type { Addresses, EditorProblem, ListedStory, readSpace, StoredStory, StoryWords } from './api'
import { addStep, firstStep, redone, undone, type Steps } from './undo'

/** The story that is edited. */
export type OpenStory = {
  /** As the space has it, without what is unsaved. */
  stored: StoredStory
  /** What of it is saved: the same object as the present words while nothing is unsaved. */
  saved: StoryWords
  /** The version that the changes are based on. */
  base: number
  steps: Steps<StoryWords>
  addresses: Addresses
  /** The block whose form is open. */
  block: string
}

/** Somebody else has saved the story, after these changes began. */
export type Conflict = {
  publish: boolean
  /** The stored story, who saved it and when (ISO 8601). */
  theirs: StoredStory
  by: string
  at: string
}

type Notice =
  /** Unsaved changes of an earlier visit are back. @see KeptChanges.at */
  | { kind: 'restored'; at: string }
  /** Somebody else has saved the story meanwhile (ISO 8601). */
  | { kind: 'newer'; at: string; version: number }
  /** A request failed; what to do is in the sentence. */
  | { kind: 'problem'; text: string }

/** What is asked or shown over the editor. */
export type DialogName = 'new' | 'schedule' | 'history' | 'unpublish' | 'delete' | 'stopped'

/** The parts of the editor, of which a small screen shows one or two. */
export type Panel = 'stories' | 'page' | 'edit'

export type EditorState = {
  stories: readonly ListedStory[]
  /** Undefined until it is read. */
  space: Awaited<ReturnType<typeof readSpace>> | undefined
  open: OpenStory | undefined
  /** What the editor is doing with the space. */
  busy: 'opening' | 'saving' | 'publishing' | undefined
  /** What happened last, for the eye and for screen readers. */
  said: string
  notice: Notice | undefined
  conflict: Conflict | undefined
  /** What the content check has found; undefined until it knows the space around the story. */
  findings: readonly Finding[] | undefined
  /** The way of the last publication to the site, as a sentence. */
  progress: string
  dialog: DialogName | undefined
  panel: Panel
}

const START: EditorState = {
  stories: [],
  space: undefined,
  open: undefined,
  busy: undefined,
  said: '',
  notice: undefined,
  conflict: undefined,
  findings: undefined,
  progress: '',
  dialog: undefined,
  panel: 'stories',
}

/** The state of the whole editor; the functions beside it and commands.ts change it. */
export const useEditor = create<EditorState>(() => START)

export const wordsOf = ({ name, slug, parent_id: parent, content }: StoredStory): StoryWords => ({
  ...{ name, slug, content },
  parent_id: parent ?? 0,
})

export const opened = (
  stored: StoredStory,
  addresses: Addresses,
  block: string = stored.content._uid,
): OpenStory => {
  const words = wordsOf(stored)
  const base = stored.current_version_id
  return { stored, saved: words, base, steps: firstStep(words), addresses, block }
}

export const isUnsaved = ({ saved, steps }: Pick<OpenStory, 'saved' | 'steps'>): boolean =>
  steps.now !== saved

/** Changes the open story, where there is one. */
export const changeOpen = (change: (open: OpenStory) => OpenStory): void =>
  useEditor.setState(({ open }) => (open ? { open: change(open) } : {}))

/** A change of the words of the open story. @param mark names what is changed, for undo */
export const edit = (change: Partial<StoryWords>, mark: string): void =>
  changeOpen((open) => {
    const steps = addStep(open.steps, { ...open.steps.now, ...change }, mark, Date.now())
    return { ...open, steps }
  })

export const undo = (): void => changeOpen((open) => ({ ...open, steps: undone(open.steps) }))
export const redo = (): void => changeOpen((open) => ({ ...open, steps: redone(open.steps) }))

/** Opens the form of a block. */
export const openBlock = (block: string): void => {
  changeOpen((open) => ({ ...open, block }))
  useEditor.setState({ panel: 'edit' })
}

export const ask = (dialog: DialogName | undefined): void => useEditor.setState({ dialog })

export const say = (said: string): void => useEditor.setState({ said })

export const dismissNotice = (): void => useEditor.setState({ notice: undefined })

/** Shows a failed request, whose message says what to do. */
export const tell = (problem: EditorProblem): void =>
  useEditor.setState({ notice: { kind: 'problem', text: problem.message }, busy: undefined })
