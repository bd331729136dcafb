import { lazy } from 'react'
import type { Account } from '../checkout'
import { clean } from '../../shared/clean-input'
import { toShopError } from '../platform/shop-error'
import { whileWorking } from '../platform/readiness'
import { notify } from '../ui'
import { mayBeLoggedIn } from './login-memory'

/** The code of a login: for those whose email address is known, or who have logged in before. */
const loadPanel = () => whileWorking(import(/* webpackChunkName: "login" */ './account-panel'))
const loadLogin = () => whileWorking(import(/* webpackChunkName: "login" */ './login'))

/** Without its code there is no offer, and a guest has everything that is needed: it must not take the form away. */
const Panel = lazy(() => loadPanel().catch(() => ({ default: () => null })))

const recall: Account['recall'] = async () => {
  try {
    const person = await (await loadLogin()).recallLogin()
    if (!person) return null
    const { first_name, last_name, email, phone } = person
    return { first_name, last_name, email, phone: clean.phone(phone) }
  } catch (error) {
    const message = `${toShopError(error).message} You can fill in your details yourself.`
    notify({ type: 'warning', title: 'We do not know whether you are logged in', message })
    return null
  }
}

/** What the checkout offers to those who have an account; undefined where the site has no login. */
export const account: Account | undefined =
  process.env.GATSBY_LOGIN === 'off' ? undefined : { mayBeLoggedIn, recall, Panel }
