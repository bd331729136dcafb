import { isRecord, textsOf } from '../forms/draft'
import { SERVICES, type Service } from './address'
import { EMPTY_VALUES, type SignupValues } from './fields'
import { formSteps, type FormStep } from './flow'

/** A signup that is not finished, as this browser keeps it. */
export type Draft = {
  /** The shop's id; null until the first step is saved. */
  id: string | null
  values: SignupValues
  /** Steps the shop has. */
  saved: FormStep[]
  /** Whether this browser began it: then its cart goes along. A link may continue somebody else's. */
  isOwn: boolean
  /** What was preselected by the address the signup began at. */
  service: Service | null
}

export const EMPTY_DRAFT: Draft = { id: null, values: EMPTY_VALUES, saved: [], isOwn: false, service: null }

/** Reads what storage holds. Storage can be old, edited or broken: what does not fit is dropped, never trusted. */
export const readDraft = (stored: unknown): Draft | undefined => {
  if (!isRecord(stored)) return undefined
  const saved = Array.isArray(stored['saved']) ? stored['saved'] : []
  return {
    id: typeof stored['id'] === 'string' && stored['id'] ? stored['id'] : null,
    values: textsOf(EMPTY_VALUES, stored['values']),
    saved: formSteps(false).filter((step) => saved.includes(step)),
    isOwn: stored['isOwn'] === true,
    service: SERVICES.find((service) => service === stored['service']) ?? null,
  }
}
