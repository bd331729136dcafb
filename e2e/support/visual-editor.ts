import { createHash } from 'node:crypto'
import type { APIRequestContext, FrameLocator, Page } from '@playwright/test'

/** The real editor's address, at which the tests serve a page of their own. The bridge accepts no other origin. */
const EDITOR = 'https://app.storyblok.com/'
const PATH = '/za/editor/'
/** Id and token of the embedded space. */
const [SPACE_ID, PREVIEW_TOKEN] = ['1', 'demo-preview']

export type Blok = { _uid: string; component: string; [field: string]: unknown }
export type EditedStory = { id: number; content: Blok & { body: Blok[] } }
type Message = { action: string; dataC?: { uid: string; id: string } }

declare global {
  interface Window {
    /** Messages from the page in the frame, in order. */
    fromFrame?: Message[]
  }
}

/** A page with the frame, and with the editor's answers to the bridge in it. */
const editorPage = (address: string) => `<!doctype html><title>Editor</title>
<style>body,html{margin:0;height:100%}iframe{display:block;width:100%;height:100%;border:0}</style>
<iframe src="${address.replaceAll('&', '&amp;')}"></iframe>
<script>
window.fromFrame = []
const ANSWERS = { ping: { action: 'pingBack' }, initialized: { action: 'enterEditmode', componentNames: {} } }
addEventListener('message', ({ data, source }) => {
  fromFrame.push(data)
  if (ANSWERS[data.action]) source.postMessage(ANSWERS[data.action], '*')
})
</script>`

/** The query parameters that the editor adds to the address it opens. */
export const editorParameters = (id: number): string => {
  const timestamp = String(Math.floor(Date.now() / 1000))
  const token = createHash('sha1').update(`${SPACE_ID}:${PREVIEW_TOKEN}:${timestamp}`).digest('hex')
  return new URLSearchParams({
    _storyblok: String(id),
    _storyblok_c: 'page',
    _storyblok_version: '',
    _storyblok_lang: 'default',
    '_storyblok_tk[space_id]': SPACE_ID,
    '_storyblok_tk[timestamp]': timestamp,
    '_storyblok_tk[token]': token,
  }).toString()
}

/** The last saved version of a story. @param origin of the site, where the request has none */
export const savedStory = async (
  request: APIRequestContext,
  id: number,
  origin = '',
): Promise<EditedStory> => {
  const answer = await request.get(`${origin}/v2/cdn/stories/${id}?version=draft&token=${PREVIEW_TOKEN}`)
  return ((await answer.json()) as { story: EditedStory }).story
}

/** Opens a story as the visual editor does: in a frame, on the editor's own origin. */
export const openInEditor = async (page: Page, origin: string, id: number) => {
  const address = `${origin}${PATH}?${editorParameters(id)}`
  await page.route(`${EDITOR}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: editorPage(address) }),
  )
  await page.goto(EDITOR)
  const frame: FrameLocator = page.frameLocator('iframe')
  const send = (message: object) =>
    page.evaluate((sent) => window.frames[0]?.postMessage(sent, '*'), message as Record<string, unknown>)
  return {
    frame,
    /** Resolves once the bridge in the frame has connected to the editor. */
    connected: () =>
      page.waitForFunction(() => window.fromFrame?.some(({ action }) => action === 'initialized')),
    /** Sends the whole story in its present state, as the editor does with every keystroke. */
    type: (story: EditedStory) => send({ action: 'input', story }),
    /** The block that was selected last, as `story-uid`. */
    selected: () =>
      page.evaluate(() => {
        const edits = window.fromFrame?.filter(({ action }) => action === 'edit') ?? []
        const { id: story, uid } = edits.at(-1)?.dataC ?? {}
        return uid && `${story}-${uid}`
      }),
    /** Does what the editor does when the pointer is on a block in its list. */
    highlight: (uid: string) =>
      send({ action: 'highlightComponent', storyId: id, componentIds: [uid], componentId: uid }),
    /** Reports that the story was published, which reloads the page in the frame. */
    publish: () => send({ action: 'published', storyId: id, slug: 'x', slugChanged: false }),
  }
}
