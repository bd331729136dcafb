import { getCartId, initialiseCart } from '../cart'
import { emit } from '../platform/events'
import { ShopError, toShopError } from '../platform/http'
import type { SignupField, SignupValues } from './draft'
import { nextStep, STEP_FIELDS, formSteps, type FormStep, type SignupStep } from './flow'
import { storePending } from './pending'
import { SCHEMAS } from './schemas'
import { createSignup, updateSignup, type NewSignup, type RemoteSignup, type SignupPatch } from './shop'
import { progressOf, clearIfFinished, useSignup } from './store'

/** The values of a step for the shop: cleaned if they are valid, else as typed, for the shop to judge. */
const detailsOf = (step: FormStep, values: SignupValues): SignupPatch => {
  const fields: readonly SignupField[] = STEP_FIELDS[step]
  const own = Object.fromEntries(fields.map((field) => [field, values[field]]))
  const details = SCHEMAS[step].isValidSync(own) ? SCHEMAS[step].cast(own) : own
  return Object.fromEntries(Object.entries(details).filter(([, text]) => text)) as SignupPatch
}

/** The values of all steps. They include changes to an earlier step that was left without saving. */
const everything = (): SignupPatch => {
  const signup = useSignup.getState()
  const { isRegistration } = progressOf(signup)
  const typed = formSteps(isRegistration).map((step) => detailsOf(step, signup.values))
  const use: SignupPatch = isRegistration ? { use_case: 'reader_registration' } : {}
  return Object.assign({}, ...typed, use) as SignupPatch
}

/** This browser's cart, saved with the signup so that it can be restored wherever the signup continues. */
const cartOf = (): { cart_uuid?: string } => {
  initialiseCart()
  const cartId = getCartId()
  return cartId ? { cart_uuid: cartId } : {}
}

/** Sends a signup with the cart, or without the cart if the shop no longer knows it. */
const withCart = async <Answer>(send: (cart: { cart_uuid?: string }) => Promise<Answer>): Promise<Answer> => {
  try {
    return await send(cartOf())
  } catch (error) {
    if (error instanceof ShopError && 'cart_uuid' in error.fields) return send({})
    throw error
  }
}

/** A hash of the signup's id for analytics, because the id itself opens the signup. */
const numberOf = async (id: string): Promise<string> => {
  const digest = await window.crypto.subtle.digest('SHA-256', new TextEncoder().encode(id))
  return Array.from(new Uint8Array(digest).slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
}

const reportPerson = async (id: string, about: NewSignup): Promise<void> => {
  // Browsers offer digests on https pages only.
  if (!window.crypto.subtle) return
  const { owner_first_name: first_name, owner_last_name: last_name, email } = about
  emit({ type: 'person/known', id: await numberOf(id), by: 'signup', who: { first_name, last_name, email } })
}

/** The id of the signup, which is created with the values of the first step if there is none yet. */
const ensureSignup = async (): Promise<string> => {
  const { id, values } = useSignup.getState()
  if (id) return id
  const about = detailsOf('about', values) as NewSignup
  const created = await withCart((cart) => createSignup({ ...about, ...cart }))
  storePending(created.id)
  emit({ type: 'form/started', form: 'signup' })
  void reportPerson(created.id, about)
  useSignup.setState({ id: created.id, isOwn: true })
  return created.id
}

const send = async (details: SignupPatch): Promise<RemoteSignup> => {
  const id = await ensureSignup()
  // Otherwise the author of a link to a signup would learn the cart of the visitor who follows it.
  if (!useSignup.getState().isOwn) return updateSignup(id, details)
  return withCart((cart) => updateSignup(id, { ...details, ...cart }))
}

/** Sends the details, and creates the signup again if the shop no longer knows it. */
const sendOrRecreate = async (details: SignupPatch): Promise<RemoteSignup> => {
  try {
    return await send(details)
  } catch (error) {
    if (!(error instanceof ShopError) || error.code !== 'signup_not_found') throw error
    useSignup.setState({ id: null })
    return send(everything())
  }
}

const save = async (step: FormStep): Promise<SignupStep> => {
  const signup = useSignup.getState()
  const next = nextStep(step, progressOf(signup).isRegistration)
  if (next === 'done') {
    clearIfFinished(await sendOrRecreate({ ...everything(), status: 'complete' }))
    emit({ type: 'form/submitted', form: 'signup', answers: { service: signup.service ?? '' } })
    return 'done'
  }
  // The first step creates the signup.
  if (step === 'about' && !signup.id) await ensureSignup()
  else await sendOrRecreate(detailsOf(step, signup.values))
  const { saved } = useSignup.getState()
  useSignup.setState({ saved: [...new Set([...saved, step])] })
  return next
}

/**
 * Saves a step at the shop; the last one finishes the signup. Resolves with the next step.
 * @throws ShopError when the shop refuses or cannot be reached
 */
export const saveStep = (step: FormStep): Promise<SignupStep> =>
  save(step).catch((failure: unknown) => {
    const error = toShopError(failure)
    emit({ type: 'form/failed', form: 'signup', code: error.code })
    throw error
  })
