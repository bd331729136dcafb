import type { UserEvent } from '@testing-library/user-event'

/** Fills an empty field at once, because every typed key renders the page again. */
export const fillIn = async (user: UserEvent, field: HTMLElement, text: string): Promise<void> => {
  await user.click(field)
  await user.paste(text)
}
