import { lazy } from 'react'
import type { Account } from '../checkout'
import { clean } from '../../shared/clean-input'
import { toShopError } from '../platform/shop-error'
import { whileWorking } from '../platform/readiness'
import { notify } from '../ui'
import { mayBeLoggedIn } from './login-memory'
import { isLoginOff } from '../platform/build-settings'

/** Loads the code of a login, for a known email address and for somebody who has logged in before. */
const loadPanel = () => whileWorking(import(/* webpackChunkName: "login" */ './account-panel'))
const loadLogin = () => whileWorking(import(/* webpackChunkName: "login" */ './login'))

/** Without this code there is no offer to log in; the form must stay, because a guest can use it. */
const Panel = lazy(() => loadPanel().catch(() => ({ default: () => null })))

const recall: Account['recall'] = async () => {
  try {
    const person = await (await loadLogin()).recallLogin()
    if (!person) return null
    const { first_name, last_name, email, phone } = person
    return { first_name, last_name, email, phone: clean.phone(phone) }
  } catch (error) {
    const message = `${toShopError(error).message} You can fill in your details yourself.`
    notify({ type: 'warning', title: 'We could not log you in', message })
    return null
  }
}

/** The login as the checkout uses it; undefined when the site has none. */
export const account: Account | undefined = isLoginOff() ? undefined : { mayBeLoggedIn, recall, Panel }
