import { type Details, detailProblems, missingDetails } from './signup-details'
import { Problem } from './problem'

/** Spec 3, statuses. A signup is pending until everything is there and the merchant has sent it off. */
export const SIGNUP_STATUSES = ['pending', 'complete', 'cancelled'] as const

export interface Signup {
  id: string
  status: (typeof SIGNUP_STATUSES)[number]
  details: Details
  /** The cart the merchant filled before or while signing up. */
  cartId: string | null
}

type Change = Partial<Omit<Signup, 'id' | 'details'>> & { details: Details }

/** What does not go together any more is dropped: a number of the other type of ID, a company's number of no company. */
function withoutLeftovers(before: Details, change: Details): Details {
  const { registration_number, id_number, ...details } = { ...before, ...change }
  const isOtherId = before.id_type !== undefined && before.id_type !== details.id_type
  const isKept = change.id_number !== undefined || !isOtherId
  return {
    ...details,
    ...(registration_number && details.business_type === 'company' && { registration_number }),
    ...(id_number && isKept && { id_number }),
  }
}

/** The key order of what came from outside does not count. */
const fingerprint = ({ details, cartId, status }: Signup): string =>
  JSON.stringify([Object.entries(details).sort(), cartId, status])

function refuse(problems: Record<string, string>): void {
  const sentences = Object.values(problems)
  if (sentences.length > 0) throw new Problem('invalid_request', sentences.join('. '), problems)
}

function assertComplete({ details }: Signup): void {
  const missing = missingDetails(details)
  if (Object.keys(missing).length === 0) return
  throw new Problem(
    'signup_incomplete',
    `Something is still missing. ${Object.values(missing).join('. ')}.`,
    missing,
  )
}

/**
 * The signup with a change laid over it, whose texts are cleaned. With the status `complete` it has to hold everything; from then on it is
 * closed, and only a repeat of what it holds already is answered.
 * Throws a Problem that names every field at fault with a sentence for the merchant.
 */
export function changeSignup(signup: Signup, { details, ...change }: Change, now: Date): Signup {
  refuse(detailProblems(details, signup.details, now))
  const next = { ...signup, ...change, details: withoutLeftovers(signup.details, details) }
  if (next.status === 'complete') assertComplete(next)
  if (signup.status !== 'pending' && fingerprint(next) !== fingerprint(signup)) {
    throw new Problem('signup_complete', 'This signup is finished already. Nothing was changed.')
  }
  return next
}
