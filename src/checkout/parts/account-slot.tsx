import { Suspense, use, useState } from 'react'
import { AccountContext } from '../account'
import { useFieldId } from '../../forms'

/**
 * Room for the shopper's account under the email address. Its code comes for an address that is known, or for somebody
 * who may be logged in; it is read out when it appears.
 */
export const AccountSlot = ({ email, hasAccount }: { email: string; hasAccount: boolean }) => {
  const account = use(AccountContext)
  const fieldId = useFieldId('email')
  const focusEmail = () => document.getElementById(fieldId)?.focus()
  // The steps are never rendered by the server, so storage may be read at once.
  const [isWanted, setWanted] = useState(() => account?.mayBeLoggedIn() ?? false)
  if (hasAccount && !isWanted) setWanted(true)
  return (
    <div role="status">
      {account && isWanted ? (
        <Suspense fallback={null}>
          <account.Panel email={email} hasAccount={hasAccount} focusEmail={focusEmail} />
        </Suspense>
      ) : null}
    </div>
  )
}
