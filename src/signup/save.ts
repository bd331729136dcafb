import { getCartId, initialiseCart } from '../cart'
import { emit } from '../platform/events'
import { ShopError, toShopError } from '../platform/http'
import type { SignupField, SignupValues } from './fields'
import { nextStep, STEP_FIELDS, formSteps, type FormStep, type SignupStep } from './flow'
import { keepPending } from './pending'
import { SCHEMAS } from './schemas'
import { createSignup, updateSignup, type NewSignup, type RemoteSignup, type SignupPatch } from './shop'
import { progressOf, noticeFinished, useSignup } from './store'

/** What a step has to say, as the shop takes it: normalised where it is valid, as typed where the shop has to judge. */
const detailsOf = (step: FormStep, values: SignupValues): SignupPatch => {
  const fields: readonly SignupField[] = STEP_FIELDS[step]
  const own = Object.fromEntries(fields.map((field) => [field, values[field]]))
  const details = SCHEMAS[step].isValidSync(own) ? SCHEMAS[step].cast(own) : own
  return Object.fromEntries(Object.entries(details).filter(([, text]) => text)) as SignupPatch
}

/** Everything that was typed: a step that was changed and then passed by is sent off as it stands. */
const everything = (): SignupPatch => {
  const signup = useSignup.getState()
  const { isRegistration } = progressOf(signup)
  const typed = formSteps(isRegistration).map((step) => detailsOf(step, signup.values))
  const use: SignupPatch = isRegistration ? { use_case: 'reader_registration' } : {}
  return Object.assign({}, ...typed, use) as SignupPatch
}

/** The cart of this browser goes along, so that it can be restored wherever the signup is continued. */
const cartOf = (): { cart_uuid?: string } => {
  initialiseCart()
  const cartId = getCartId()
  return cartId ? { cart_uuid: cartId } : {}
}

/** A cart the shop has forgotten must not hold up the signup. */
const withCart = async <Answer>(send: (cart: { cart_uuid?: string }) => Promise<Answer>): Promise<Answer> => {
  try {
    return await send(cartOf())
  } catch (error) {
    if (error instanceof ShopError && 'cart_uuid' in error.fields) return send({})
    throw error
  }
}

/** A number for the signup that says nothing of its id, which opens it. */
const numberOf = async (id: string): Promise<string> => {
  const digest = await window.crypto.subtle.digest('SHA-256', new TextEncoder().encode(id))
  return Array.from(new Uint8Array(digest).slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
}

const tellWhoSignsUp = async (id: string, about: NewSignup): Promise<void> => {
  // Browsers have digests on pages over https alone.
  if (!window.crypto.subtle) return
  const { owner_first_name: first_name, owner_last_name: last_name, email } = about
  emit({ type: 'person/known', id: await numberOf(id), by: 'signup', who: { first_name, last_name, email } })
}

/** The id of the signup; made with what the first step says. */
const ensureSignup = async (): Promise<string> => {
  const { id, values } = useSignup.getState()
  if (id) return id
  const about = detailsOf('about', values) as NewSignup
  const created = await withCart((cart) => createSignup({ ...about, ...cart }))
  keepPending(created.id)
  emit({ type: 'form/started', form: 'signup' })
  void tellWhoSignsUp(created.id, about)
  useSignup.setState({ id: created.id, isOwn: true })
  return created.id
}

const send = async (details: SignupPatch): Promise<RemoteSignup> => {
  const id = await ensureSignup()
  // Whoever sent the link to a signup of theirs would learn the cart of who follows it.
  if (!useSignup.getState().isOwn) return updateSignup(id, details)
  return withCart((cart) => updateSignup(id, { ...details, ...cart }))
}

/** Sends, and makes the signup anew when the shop has forgotten it. */
const sendSurely = async (details: SignupPatch): Promise<RemoteSignup> => {
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
    noticeFinished(await sendSurely({ ...everything(), status: 'complete' }))
    emit({ type: 'form/submitted', form: 'signup', answers: { service: signup.service ?? '' } })
    return 'done'
  }
  // The signup is made with what the first step says.
  if (step === 'about' && !signup.id) await ensureSignup()
  else await sendSurely(detailsOf(step, signup.values))
  const { saved } = useSignup.getState()
  useSignup.setState({ saved: [...new Set([...saved, step])] })
  return next
}

/**
 * Saves a step with the shop; with the last one the signup is sent off. Resolves with the step to show next.
 * @throws ShopError when the shop refuses or cannot be reached
 */
export const saveStep = (step: FormStep): Promise<SignupStep> =>
  save(step).catch((failure: unknown) => {
    const error = toShopError(failure)
    emit({ type: 'form/failed', form: 'signup', code: error.code })
    throw error
  })
