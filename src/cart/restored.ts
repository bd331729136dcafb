import { persistedText } from '../platform/persisted'

/** The ids of the signups whose cart this browser has brought back, with spaces between them. */
const RESTORED = persistedText('restoredSignups', 'local')

const restored = (): string[] => RESTORED.read().split(' ')

/** Whether the cart of this signup came back already, in whichever tab. */
export const wasRestored = (signupId: string): boolean => restored().includes(signupId)

export const rememberRestored = (signupId: string): void =>
  void RESTORED.write([...new Set([...restored(), signupId])].join(' ').trim())
