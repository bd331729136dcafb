import { INVALID_EMAIL, isEmailAddress } from '../../../shared/email-address'

/** What was typed, trimmed: shown again where something is wrong. */
export interface TypedBooking {
  slot: string
  name: string
  email: string
}

const LONGEST = { name: 100, email: 254 }

/** The first value of a field of a form; empty where it has none. */
export function textOf(form: unknown, name: string): string {
  if (typeof form !== 'object' || form === null || !Object.hasOwn(form, name)) return ''
  const [value] = [(form as Record<string, unknown>)[name]].flat()
  return typeof value === 'string' ? value.trim() : ''
}

/** Reads the form of a booking, and what is wrong with it, by field. */
export function readForm(form: unknown): {
  typed: TypedBooking
  problems: Partial<Record<'name' | 'email', string>>
} {
  const typed = { slot: textOf(form, 'slot'), name: textOf(form, 'name'), email: textOf(form, 'email') }
  return {
    typed,
    problems: {
      ...(typed.name === '' && { name: 'Your name is missing' }),
      ...(typed.name.length > LONGEST.name && { name: 'Your name is too long' }),
      ...((typed.email.length > LONGEST.email || !isEmailAddress(typed.email)) && { email: INVALID_EMAIL }),
    },
  }
}
