import { useEffect } from 'react'
import { startChecking } from './check'
import { keepChanges, lookForNewer, openStory, save } from './commands'
import { isUnsaved, redo, undo, useEditor } from './store'

/** How often the editor looks whether somebody else has saved the story, while its tab is in view, in ms. */
const LOOK_EVERY_MS = 10_000
/** Unsaved changes are in the browser's storage after so long, in ms. */
const KEEP_AFTER_MS = 250

const ADDRESS = { story: 'story', block: 'block' } as const

/** The story and the block that an address names. */
export const askedIn = (search: string): { story: number | undefined; block: string | undefined } => {
  const query = new URLSearchParams(search)
  const story = query.get(ADDRESS.story) ?? ''
  return {
    story: /^\d{1,15}$/.test(story) ? Number(story) : undefined,
    block: query.get(ADDRESS.block) ?? undefined,
  }
}

/** The page in the frame has elements of its own classes, so no class is asked for. */
const isText = (target: EventTarget | null): boolean => {
  const { isContentEditable, localName } = target as Partial<HTMLElement>
  return isContentEditable === true || ['input', 'textarea', 'select'].includes(localName ?? '')
}

/** The keys that save, undo and redo, in this window and in the page in the frame. */
export const onKey = (event: KeyboardEvent): void => {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return
  const key = event.key.toLowerCase()
  if (key === 's') {
    event.preventDefault()
    void save()
  } else if ((key === 'z' || key === 'y') && !isText(event.target)) {
    event.preventDefault()
    if (key === 'y' || event.shiftKey) redo()
    else undo()
  }
}

/** Keeps the address on the story and the block that are open, so that it can be shared and gone back to. */
const followOpen = (): (() => void) =>
  useEditor.subscribe(({ open }, before) => {
    if (open?.stored.id === before.open?.stored.id && open?.block === before.open?.block) return
    const query = new URLSearchParams()
    if (open) query.set(ADDRESS.story, String(open.stored.id))
    if (open && open.block !== open.steps.now.content._uid) query.set(ADDRESS.block, open.block)
    const next = `${window.location.pathname}${open ? `?${query.toString()}` : ''}`
    if (next === `${window.location.pathname}${window.location.search}`) return
    const isOther = before.open !== undefined && before.open.stored.id !== open?.stored.id
    window.history[isOther ? 'pushState' : 'replaceState'](null, '', next)
  })

/** Writes what is unsaved to the browser's storage soon after each change. */
const followChanges = (): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = useEditor.subscribe(({ open }, before) => {
    if (!open || open.steps.now === before.open?.steps.now) return
    timer ??= setTimeout(() => {
      timer = undefined
      keepChanges()
    }, KEEP_AFTER_MS)
  })
  return () => {
    clearTimeout(timer)
    end()
  }
}

const onLeave = (event: BeforeUnloadEvent): void => {
  keepChanges()
  const { open } = useEditor.getState()
  if (open && isUnsaved(open)) event.preventDefault()
}

const onBack = (): void => {
  const { story, block } = askedIn(window.location.search)
  if (story !== undefined) void openStory(story, block)
}

const look = (): void => {
  if (document.visibilityState === 'visible') void lookForNewer()
  else keepChanges()
}

/** Everything that goes on beside what somebody presses: keys, the address, what is kept, checks, and other editors. */
export const useWatch = (): void =>
  useEffect(() => {
    const ends = [startChecking(), followOpen(), followChanges()]
    const timer = setInterval(look, LOOK_EVERY_MS)
    window.addEventListener('keydown', onKey)
    window.addEventListener('beforeunload', onLeave)
    window.addEventListener('pagehide', keepChanges)
    window.addEventListener('popstate', onBack)
    document.addEventListener('visibilitychange', look)
    return () => {
      ends.forEach((end) => end())
      clearInterval(timer)
      window.removeEventListener('keydown', onKey)
      window.removeEventListener('beforeunload', onLeave)
      window.removeEventListener('pagehide', keepChanges)
      window.removeEventListener('popstate', onBack)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
