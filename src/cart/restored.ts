import { localStore } from '../platform/storage'

/** The ids of the signups whose cart this browser has brought back, with spaces between them. */
const KEY = 'restoredSignups'

const restored = (): string[] => localStore.get(KEY)?.split(' ') ?? []

/** Whether the cart of this signup came back already, in whichever tab. */
export const wasRestored = (signupId: string): boolean => restored().includes(signupId)

export const rememberRestored = (signupId: string): void =>
  localStore.set(KEY, [...new Set([...restored(), signupId])].join(' '))
