import type { readSpace, Story } from '../page'

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
