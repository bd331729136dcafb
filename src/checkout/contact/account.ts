import { createContext, useEffect, type ComponentType } from 'react'
import { fillContactInfo, useCheckout } from '../store'
import type { ContactInfo } from '../draft'

export type AccountPanelProps = {
  /** The email address in the field. */
  email: string
  /** Whether somebody has an account with it. */
  hasAccount: boolean
  focusEmail: () => void
}

/** The login as the checkout uses it. The page passes it in, because the module of the login is above the checkout. */
export type Account = {
  /** Whether asking who is logged in is worthwhile. It reads storage, so call it after mount. */
  mayBeLoggedIn: () => boolean
  /** The details of the person who is logged in, or null. Never rejects: it reports failures itself. */
  recall: () => Promise<ContactInfo | null>
  /**
   * The panel below the email address: who is logged in, or the offer to log in. It must fit into the room there: 64 px high, 84 px on a
   * narrow phone.
   */
  Panel: ComponentType<AccountPanelProps>
}

export const AccountContext = createContext<Account | undefined>(undefined)

/**
 * Asks who is logged in and fills the empty fields. Returns true while Contact waits for it (spec 3, `isHandlingLogin`), so that the
 * form appears once, filled in. Call it after the draft was read.
 */
export const useLoginHandling = (account: Account | undefined): boolean => {
  useEffect(() => {
    if (!account?.mayBeLoggedIn()) return
    useCheckout.setState(({ step }) => ({ isHandlingLogin: step === 'contact' }))
    void account.recall().then((known) => {
      if (known) fillContactInfo(known)
      useCheckout.setState({ isHandlingLogin: false })
    })
  }, [account])
  return useCheckout(({ isHandlingLogin }) => isHandlingLogin)
}
