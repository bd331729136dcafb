import Format from 'typebox/format'
import { isEmailAddress } from '../../../shared/email-address'
import { Typed } from './common'

// One rule for email addresses, whoever names the format: TypeBox's own takes `thandi@gmail`.
Format.Set('email', isEmailAddress)

/** An email address that mail can be sent to. Length: spec 5, lead form. */
export const Email = Typed('email', { format: 'email', maxLength: 80 })
