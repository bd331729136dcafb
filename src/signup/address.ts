import { namedStep } from '../forms/steps'
import { STEPS, type SignupStep } from './flow'

/** What somebody who registers a card machine says about it (spec 2, preSelectedService). */
export const SERVICES = ['reader_registration', 'waiting_for_delivery'] as const
export type Service = (typeof SERVICES)[number]

/** Where a signup starts, and where an unfinished one goes on (spec 2). */
export const SIGNUP_PATH = '/za/signup/'
export const continuePath = (id: string): string => `${SIGNUP_PATH}${encodeURIComponent(id)}/continue/`

/** The id in the address of an unfinished signup; null anywhere else. */
export const idFromPath = (pathname: string): string | null => {
  const id = /^\/za\/signup\/([^/]+)\/continue\/?$/.exec(pathname)?.[1]
  return id ? decodeURIComponent(id) : null
}

/** The step an address asks for, if any. */
export const stepFromQuery = (search: string): SignupStep | null => namedStep<SignupStep>(STEPS, search)

/** The address of a step on the page one is on; the rest of its query stays. */
export const stepUrl = (
  step: SignupStep,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): string => {
  const query = new URLSearchParams(search)
  query.set('step', step)
  return `${pathname}?${query.toString()}`
}

/**
 * The service an address preselects: with the journey `register_reader` a card machine is registered, unless it says
 * that the machine is still on its way. Null for any other visit.
 */
export const serviceFromQuery = (search: string): Service | null => {
  const query = new URLSearchParams(search)
  if (query.get('userJourney') !== 'register_reader') return null
  return SERVICES.find((service) => service === query.get('preSelectedService')) ?? 'reader_registration'
}
