import { useState } from 'react'
import { toShopError } from '../platform/http'
import { SCHEMAS } from './schemas'
import { isEmailKnown } from './shop'

/**
 * Tells whether a signup with an address was finished before. It is asked when the field is left; a shop out of reach
 * says nothing here, since nothing depends on it.
 * @param email trimmed
 */
export const useKnownEmail = (email: string): { isKnown: boolean; check: () => Promise<void> } => {
  const [known, setKnown] = useState<string>()

  const check = async (): Promise<void> => {
    const isOne = await SCHEMAS.about.validateAt('email', { email }).then(
      () => true,
      () => false,
    )
    if (!isOne || known === email) return
    try {
      if (await isEmailKnown(email)) setKnown(email)
    } catch (error) {
      console.warn('The email address was not checked.', toShopError(error).message)
    }
  }
  return { isKnown: email !== '' && known === email, check }
}
