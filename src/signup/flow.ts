import { isReachable, reachableStep, type Steps } from '../forms/steps'
import type { SignupField } from './fields'

/** The steps of a signup in their order; what is filled in comes before `done`. */
export const STEPS = ['about', 'business', 'identity', 'use', 'done'] as const

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

/** The step that has a field. */
export const stepOf = (field: string): FormStep | undefined =>
  formSteps(false).find((step) => STEP_FIELDS[step].some((own) => own === field))

/** The steps to fill in. Whoever comes to register a card machine has said what they want to do (spec 2). */
export const formSteps = (isRegistration: boolean): Steps<FormStep> =>
  isRegistration ? ['about', 'business', 'identity'] : ['about', 'business', 'identity', 'use']

/** What decides how far a signup may go. */
export type SignupProgress = {
  isRegistration: boolean
  /** Steps the shop has. */
  saved: readonly FormStep[]
  isFinished: boolean
}

/** Whether a step can be opened: everything before it is saved, and a finished signup can only be looked at. */
export const isAllowed = (
  step: SignupStep,
  { isRegistration, saved, isFinished }: SignupProgress,
): boolean => {
  if (isFinished || step === 'done') return isFinished && step === 'done'
  return isReachable(formSteps(isRegistration), step, (earlier) => saved.includes(earlier))
}

/** The step to show: the one asked for when it is allowed, else the first that is not saved yet. */
export const allowedStep = (wanted: SignupStep | null, progress: SignupProgress): SignupStep => {
  if (progress.isFinished) return 'done'
  const asked = wanted === 'done' ? null : wanted
  return reachableStep(formSteps(progress.isRegistration), asked, (step) => progress.saved.includes(step))
}

/** The step after this one; the signup is sent off with the last. */
export const nextStep = (step: FormStep, isRegistration: boolean): SignupStep => {
  const steps = formSteps(isRegistration)
  return steps[steps.indexOf(step) + 1] ?? 'done'
}

/** The step before this one; none before the first. */
export const previousStep = (step: FormStep, isRegistration: boolean): FormStep | undefined => {
  const steps = formSteps(isRegistration)
  return steps[steps.indexOf(step) - 1]
}
