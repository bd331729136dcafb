import { contentModel, readSpace, readStory, shownPage, type ShownPage, type Story } from '../page'
import type { DraftAnswer } from './answer'
import { keepSame } from './keep-same'

/** A draft as its page shows it. */
export type ReadDraft = {
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
