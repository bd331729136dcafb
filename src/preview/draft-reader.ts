import { readSpace, type Story, contentModel, readStory, shownPage, type ShownPage } from '../page'

type Sources = Parameters<typeof readSpace>[0]

/** What the route of the drafts answers (services/preview). */
export type DraftAnswer = {
  /** As it was written, with the number by which the editor names it. */
  story: Story & { id: number }
  /** What pages are made from besides their own story. */
  data: Omit<Sources, 'model'>
  /** What is wrong with that, in sentences for editors. */
  problems: string[]
  /** Origin of the visual editor. */
  editorOrigin: string
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** The parts of `after`, each as it stood in `before` where it is equal. */
const keepParts = (before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>) =>
  Object.entries(after).map(([name, part]) => [name, keepSame(before[name], part)] as const)

const byUid = (list: readonly unknown[]) =>
  new Map<unknown, unknown>(list.flatMap((one) => (isObject(one) && one._uid ? [[one._uid, one]] : [])))

const keepItems = (before: readonly unknown[], after: readonly unknown[]): readonly unknown[] => {
  const known = byUid(before)
  // A block that was moved is the same block.
  const items = after.map((one, at) => keepSame((isObject(one) && known.get(one._uid)) || before[at], one))
  return items.length === before.length && items.every((one, at) => one === before[at]) ? before : items
}

/**
 * The later of two values of plain data, in which everything that is equal is the earlier object: React renders only the blocks
 * that an editor changed.
 */
export const keepSame = <Value>(before: unknown, after: Value): Value => {
  if (Object.is(before, after) || !isObject(before) || !isObject(after)) return after
  if (Array.isArray(before) || Array.isArray(after))
    return (Array.isArray(before) && Array.isArray(after) ? keepItems(before, after) : after) as Value
  const parts = keepParts(before, after)
  const isSame =
    parts.length === Object.keys(before).length &&
    parts.every(([name, part]) => Object.is(part, before[name]))
  return (isSame ? before : Object.fromEntries(parts)) as Value
}

/** A draft as its page shows it. */
type ReadDraft = {
  /** Undefined as long as no draft had what its page cannot be without; then the last that had. */
  page: ShownPage | undefined
  /** What is wrong with the draft, in sentences for editors. */
  problems: string[]
}

/**
 * Reads one draft after another of a story, and puts its page together as the build does. Whatever a draft has in common with
 * the one before is the same object.
 */
export const createDraftReader = ({
  story: saved,
  data,
}: Pick<DraftAnswer, 'story' | 'data'>): ((draft: Story) => ReadDraft) => {
  const stories = [...data.stories.filter(({ uuid }) => uuid !== saved.uuid), saved]
  const { space } = readSpace({ ...data, stories, model: contentModel })
  let page: ShownPage | undefined
  return (draft) => {
    const { story, problems } = readStory(draft, space)
    if (story) page = keepSame(page, shownPage(story, space))
    return { page, problems }
  }
}
