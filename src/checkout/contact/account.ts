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

/** What the checkout knows of logging in. The page brings it along: logging in stands above the checkout. */
export type Account = {
  /** Whether it is worth asking who is logged in. Reads the browser's storage, so after mount only. */
  mayBeLoggedIn: () => boolean
  /** What is known of who is logged in, null for nobody. Never rejects: it tells of failures itself. */
  recall: () => Promise<ContactInfo | null>
  /**
   * Stands under the email address: the offer to log in, or who is logged in. The room there is kept free: what appears
   * fits into it, 64 px high, 84 px on a narrow phone.
   */
  Panel: ComponentType<AccountPanelProps>
}

export const AccountContext = createContext<Account | undefined>(undefined)

/**
 * Finds out who is logged in and fills what is still empty. True meanwhile on Contact (spec 3, `isHandlingLogin`): its
 * form appears once, filled, instead of changing under the shopper's hands. Call it after the draft was read.
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
