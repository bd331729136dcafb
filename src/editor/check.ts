import { checkStory, lookAroundStory, type Around } from '../content-check'
import { contentModel, severityOf, type Finding, type Sources, type Story } from '../page'
import { readDraftData, type StoryWords } from './api'
import { useEditor, type EditorState, type OpenStory } from './store'

/** After so long without a key the story is checked, in ms. */
const PAUSE_MS = 300

type DraftData = { story: Story; data: Omit<Sources, 'model'> }

/** The story as the check reads it. */
const draftOf = ({ stored }: OpenStory, { name, content }: StoryWords, saved: Story): Story => ({
  ...saved,
  id: stored.id,
  name,
  content,
})

/** What is known of the space around the open story. */
let around: { story: number; saved: Story; look: Around } | undefined

const readAround = async ({ stored, addresses }: OpenStory, { space }: EditorState): Promise<void> => {
  const { story, data } = await readDraftData<DraftData>(addresses.draft)
  const datasources = Object.fromEntries(
    Object.entries(space?.datasources ?? {}).map(([slug, entries]) => [
      slug,
      entries.map(({ value }) => value),
    ]),
  )
  const look = lookAroundStory(story, { ...data, model: contentModel }, { datasources })
  around = { story: stored.id, saved: story, look }
}

/** Checks the open story as it is now. @returns what was found; nothing while the space around it is unknown */
export const checkNow = (): readonly Finding[] => {
  const { open } = useEditor.getState()
  if (!open || around?.story !== open.stored.id) return []
  const { findings } = checkStory(draftOf(open, open.steps.now, around.saved), around.look)
  useEditor.setState({ findings })
  return findings
}

/** What stops the publish. */
export const errorsIn = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter((finding) => severityOf(finding) === 'error')

/** Checks whatever is opened, and again on each pause of typing. @returns a function that ends that */
export const startChecking = (): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const soon = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(checkNow, ms)
  }
  const end = useEditor.subscribe((state, before) => {
    const { open } = state
    if (!open || open === before.open) return
    if (open.addresses !== before.open?.addresses || state.space !== before.space)
      // Without the data around it a story is not checked here; the publish checks it in any case.
      void readAround(open, state).then(() => soon(0), console.error)
    else if (open.steps.now !== before.open.steps.now) soon(PAUSE_MS)
  })
  return () => {
    clearTimeout(timer)
    end()
  }
}
