import { isReachable, reachableStep, type Steps, namedStep } from '../forms/steps'
import type { SignupField } from './draft'

/** The steps of a signup in their order. All but `done` are forms. */
const STEPS = ['about', 'business', 'identity', 'use', 'done'] as const

export type SignupStep = (typeof STEPS)[number]
export type FormStep = Exclude<SignupStep, 'done'>

/** A step's heading and its name in the progress list. */
export const STEP_TITLES: Readonly<Record<SignupStep, string>> = {
  about: 'About you',
  business: 'Your business',
  identity: 'Who you are',
  use: 'What you want to do',
  done: 'Done',
}

/** The fields of each step in the order of its form. */
export const STEP_FIELDS: Readonly<Record<FormStep, readonly SignupField[]>> = {
  about: ['owner_first_name', 'owner_last_name', 'email', 'phone'],
  business: ['business_type', 'business_name', 'registration_number', 'role'],
  identity: ['id_type', 'id_number'],
  use: ['use_case'],
}

/** The steps with a form. Somebody who registers a card machine need not say what they want to do (spec 2). */
export const formSteps = (isRegistration: boolean): Steps<FormStep> =>
  isRegistration ? ['about', 'business', 'identity'] : ['about', 'business', 'identity', 'use']

/** The facts that decide which steps can be opened. */
export type SignupProgress = {
  isRegistration: boolean
  /** Steps that the shop has stored. */
  saved: readonly FormStep[]
  isFinished: boolean
}

/** Whether a step can be opened: all before it must be saved, and a finished signup shows its last step only. */
export const isAllowed = (
  step: SignupStep,
  { isRegistration, saved, isFinished }: SignupProgress,
): boolean => {
  if (isFinished || step === 'done') return isFinished && step === 'done'
  return isReachable(formSteps(isRegistration), step, (earlier) => saved.includes(earlier))
}

/** The step to show: the requested one if it can be opened, else the first that is not saved yet. */
export const allowedStep = (wanted: SignupStep | null, progress: SignupProgress): SignupStep => {
  if (progress.isFinished) return 'done'
  const requested = wanted === 'done' ? null : wanted
  return reachableStep(formSteps(progress.isRegistration), requested, (step) => progress.saved.includes(step))
}

/** The step after this one. Saving the last form finishes the signup. */
export const nextStep = (step: FormStep, isRegistration: boolean): SignupStep => {
  const steps = formSteps(isRegistration)
  return steps[steps.indexOf(step) + 1] ?? 'done'
}

/** The step before this one; undefined for the first. */
export const previousStep = (step: FormStep, isRegistration: boolean): FormStep | undefined => {
  const steps = formSteps(isRegistration)
  return steps[steps.indexOf(step) - 1]
}

/** The services that an address can preselect for somebody who registers a card machine (spec 2, preSelectedService). */
export const SERVICES = ['reader_registration', 'waiting_for_delivery'] as const
export type Service = (typeof SERVICES)[number]

/** The addresses at which a signup starts and an unfinished one continues (spec 2). */
export const SIGNUP_PATH = '/za/signup/'
export const continuePath = (id: string): string => `${SIGNUP_PATH}${encodeURIComponent(id)}/continue/`

/** The id in the address of an unfinished signup; null in any other address. */
export const idFromPath = (pathname: string): string | null => {
  const id = /^\/za\/signup\/([^/]+)\/continue\/?$/.exec(pathname)?.[1]
  return id ? decodeURIComponent(id) : null
}

/** The step that a query names, if any. */
export const stepFromQuery = (search: string): SignupStep | null => namedStep<SignupStep>(STEPS, search)

/** The address of a step on the current page, with the rest of its query. */
export const stepUrl = (
  step: SignupStep,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): string => {
  const query = new URLSearchParams(search)
  query.set('step', step)
  return `${pathname}?${query.toString()}`
}

/**
 * The service that an address preselects. The journey `register_reader` registers a card machine, unless the address says that the
 * machine is still to be delivered. Null for any other address.
 */
export const serviceFromQuery = (search: string): Service | null => {
  const query = new URLSearchParams(search)
  if (query.get('userJourney') !== 'register_reader') return null
  return SERVICES.find((service) => service === query.get('preSelectedService')) ?? 'reader_registration'
}
