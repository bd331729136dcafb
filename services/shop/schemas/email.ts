import Type from 'typebox'
import Format from 'typebox/format'
import { isEmailAddress } from '../../../src/platform/email-address'

// One rule for email addresses, whoever names the format: TypeBox's own takes `thandi@gmail`.
Format.Set('email', isEmailAddress)

/** An email address that mail can be sent to. Length: spec 5, lead form. */
export const Email = Type.String({ format: 'email', maxLength: 80 })
