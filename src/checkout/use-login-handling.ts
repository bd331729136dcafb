import { useEffect } from 'react'
import type { Account } from './account'
import { fillContactInfo, useCheckout } from './store'

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
