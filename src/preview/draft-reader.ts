import { checkStory, lookAroundStory } from '../content-check'
import { contentModel, shownPage, type Finding, type ShownPage, type Sources, type Story } from '../page'

/** The answer of the route for drafts (services/preview). */
export type DraftAnswer = {
  /** As the editor wrote it, with its number in the visual editor. */
  story: Story & { id: number }
  /** The data of pages besides their own story. */
  data: Omit<Sources, 'model'>
  /** What was found in that data. */
  findings: Finding[]
  /** What the preview cannot show, as sentences. */
  notes: string[]
  /** Origin of the visual editor. */
  editorOrigin: string
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const byUid = (list: readonly unknown[]) =>
  new Map<unknown, unknown>(list.flatMap((one) => (isObject(one) && one._uid ? [[one._uid, one]] : [])))

const reuseItems = (before: readonly unknown[], after: readonly unknown[]): readonly unknown[] => {
  const known = byUid(before)
  // A block that was moved is found by its uid.
  const items = after.map((one, at) => reuseEqual((isObject(one) && known.get(one._uid)) || before[at], one))
  return items.length === before.length && items.every((one, at) => one === before[at]) ? before : items
}

/**
 * The later of two values of plain data, with the earlier objects in place of equal ones, so that React renders only the blocks that an
 * editor changed.
 */
export const reuseEqual = <Value>(before: unknown, after: Value): Value => {
  if (Object.is(before, after) || !isObject(before) || !isObject(after)) return after
  if (Array.isArray(before) || Array.isArray(after))
    return (Array.isArray(before) && Array.isArray(after) ? reuseItems(before, after) : after) as Value
  const parts = Object.entries(after).map(([name, part]) => [name, reuseEqual(before[name], part)] as const)
  const isSame =
    parts.length === Object.keys(before).length &&
    parts.every(([name, part]) => Object.is(part, before[name]))
  return (isSame ? before : Object.fromEntries(parts)) as Value
}

/** A draft as its page shows it. */
type ReadDraft = {
  /** The page of the last draft that had all fields which its page requires; undefined before the first one. */
  page: ShownPage | undefined
  findings: Finding[]
}

/**
 * Returns a function that reads drafts of a story one after another, and puts the page together as the build does. The parts that a
 * draft shares with the last one are the same objects.
 */
export const createDraftReader = ({
  story: saved,
  data,
}: Pick<DraftAnswer, 'story' | 'data'>): ((draft: Story) => ReadDraft) => {
  const around = lookAroundStory(saved, { ...data, model: contentModel })
  let page: ShownPage | undefined
  return (draft) => {
    const { shown, findings } = checkStory(draft, around)
    if (shown) page = reuseEqual(page, shownPage(shown, around.space))
    return { page, findings }
  }
}
