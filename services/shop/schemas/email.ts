import Format from 'typebox/format'
import { isEmailAddress, MOST_CHARACTERS } from '../../../shared/contact-details'
import { Typed } from './common'

// One rule for email addresses, whoever names the format: TypeBox's own takes `thandi@gmail`.
Format.Set('email', isEmailAddress)

/** An email address that mail can be sent to. */
export const Email = Typed('email', { format: 'email', maxLength: MOST_CHARACTERS.email })
