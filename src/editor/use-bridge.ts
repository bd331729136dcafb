import { useEffect, type RefObject } from 'react'
import {
  createMarker,
  deselectBlok,
  enterComponent,
  enterEditmode,
  inputMessage,
  PING_BACK,
  readMessage,
  reloaded,
  type ToFrame,
} from './bridge'
import { renewAddresses } from './commands'
import { findBlock } from './form'
import { isUnsaved, openBlock, useEditor, type OpenStory } from './store'

/** The token in the frame's address opens drafts for an hour. */
const TOKEN_LASTS_MS = 50 * 60_000

const namesOf = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (useEditor.getState().space?.components ?? []).map(({ name, display_name: shown }) => [
      name,
      shown || name,
    ]),
  )

/**
 * Speaks to the page in the frame as the visual editor does: it shows every change in the next frame of the screen, reloads what was
 * saved, and opens the form of a block that is pressed there.
 */
export const useBridge = (frame: RefObject<HTMLIFrameElement | null>, storyId: number): void =>
  useEffect(() => {
    const { origin } = window.location
    const mark = createMarker(storyId)
    let isReady = false
    let loadedAt = Date.now()
    let next: number | undefined
    const openStory = (): OpenStory | undefined => {
      const { open } = useEditor.getState()
      return open?.stored.id === storyId ? open : undefined
    }
    const send = (message: ToFrame) => frame.current?.contentWindow?.postMessage(message, origin)
    const sendStory = () => {
      next = undefined
      const open = openStory()
      if (!open || !isReady) return
      const { stored, steps } = open
      const { name, content } = steps.now
      const { id, uuid, slug, full_slug } = stored
      send(inputMessage({ id, uuid, slug, full_slug, name, content: mark(content) }))
    }
    const sendBlock = () => {
      const open = openStory()
      if (!open || !isReady) return
      const { content } = open.steps.now
      const block = open.block === content._uid ? undefined : findBlock(content, open.block)
      send(block ? enterComponent(storyId, block._uid, block.component) : deselectBlok)
    }
    const onMessage = (event: MessageEvent<unknown>) => {
      const message = readMessage(event, { origin, frame: frame.current?.contentWindow })
      if (message?.action === 'ping') send(PING_BACK)
      if (message?.action === 'edit') {
        if (openStory()?.block === message.uid) sendBlock()
        openBlock(message.uid)
      }
      if (message?.action !== 'initialized') return
      isReady = true
      loadedAt = Date.now()
      send(enterEditmode(namesOf()))
      const open = openStory()
      if (open && isUnsaved(open)) sendStory()
      sendBlock()
    }
    const onChange = ({ open }: { open: OpenStory | undefined }, before: { open: OpenStory | undefined }) => {
      if (!open || open === before.open || open.stored.id !== storyId || before.open?.stored.id !== storyId)
        return
      if (open.steps.now !== before.open.steps.now) next ??= requestAnimationFrame(sendStory)
      if (open.block !== before.open.block) sendBlock()
      if (open.stored === before.open.stored) return
      if (Date.now() - loadedAt > TOKEN_LASTS_MS) return void renewAddresses()
      const isPublished = open.stored.published && !open.stored.unpublished_changes
      isReady = false
      send(reloaded(isPublished ? 'published' : 'change', storyId, open.stored.full_slug))
    }
    window.addEventListener('message', onMessage)
    const end = useEditor.subscribe(onChange)
    return () => {
      window.removeEventListener('message', onMessage)
      end()
      if (next !== undefined) cancelAnimationFrame(next)
    }
  }, [frame, storyId])
