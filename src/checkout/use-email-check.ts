import { useFormikContext } from 'formik'
import { useCallback, useEffect, useRef, useState } from 'react'
import { emailRule } from '../forms'
import { INVALID_EMAIL } from '../platform/email-address'
import { toShopError } from '../platform/http'
import type { ContactInfo } from './contact-info'
import { validateEmail } from './shop'

type Verdict = Awaited<ReturnType<typeof validateEmail>>

/**
 * Asks the shop whether an address is one, each address once, and tells the form what is wrong with the latest. `known`
 * is the last address that somebody has an account with. What the form opens with, such as a draft from before a reload,
 * is asked about too. A shop out of reach says nothing here: saving the step asks again and tells.
 */
export const useEmailCheck = () => {
  const { initialValues, setFieldError } = useFormikContext<ContactInfo>()
  const [known, setKnown] = useState('')
  const asked = useRef('')

  const ask = useCallback(async (email: string): Promise<Verdict | null> => {
    if (!emailRule.isValidSync(email) || asked.current === email) return null
    asked.current = email
    try {
      return await validateEmail(email)
    } catch (error) {
      console.warn('The email address was not checked.', toShopError(error).message)
      asked.current = ''
      return null
    }
  }, [])
  const take = useCallback(
    (email: string, verdict: Verdict | null) => {
      if (verdict?.exists) setKnown(email)
      const isLatest = asked.current === email
      if (verdict && !verdict.valid && isLatest) setFieldError('email', INVALID_EMAIL)
    },
    [setFieldError],
  )
  const first = initialValues.email.trim()
  useEffect(() => {
    void ask(first).then((verdict) => take(first, verdict))
  }, [ask, take, first])

  const check = async (email: string): Promise<void> => take(email, await ask(email))
  return { known, check }
}
