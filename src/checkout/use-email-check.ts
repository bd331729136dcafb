import { useRef } from 'react'
import { toShopError } from '../platform/http'
import { emailSchema } from './contact-schema'
import { validateEmail } from './shop'

/**
 * Asks the shop whether an address is one, each address once, and reports what is wrong with the latest, or that
 * somebody has an account with it. A shop out of reach says nothing here: saving the step asks again and tells.
 */
export const useEmailCheck = (report: (message: string) => void, reportKnown: (email: string) => void) => {
  const asked = useRef('')

  return async (email: string): Promise<void> => {
    if (!emailSchema.isValidSync(email) || asked.current === email) return
    asked.current = email
    try {
      const { valid, exists } = await validateEmail(email)
      if (exists) reportKnown(email)
      if (!valid && asked.current === email) report('Email must be a valid email')
    } catch (error) {
      console.warn('The email address was not checked.', toShopError(error).message)
      asked.current = ''
    }
  }
}
