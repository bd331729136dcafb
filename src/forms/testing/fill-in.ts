import type { UserEvent } from '@testing-library/user-event'

/** Fills an empty field at once, for tests that ask nothing of typing: each key costs a page drawn anew. */
export const fillIn = async (user: UserEvent, field: HTMLElement, text: string): Promise<void> => {
  await user.click(field)
  await user.paste(text)
}
