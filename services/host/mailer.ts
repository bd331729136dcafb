import type { Config } from './config/config'
import type { Queries } from '../database/open'
import { embedMailbox } from './embedded'
import type { Mailer } from '../shop/mail/message'
import { smtpMailer } from '../shop/mail/smtp'

/** What mails leave through: the mail server of the configuration, or the embedded one; nothing where there is neither. */
export async function createMailer(config: Config['mail'], database: Queries): Promise<Mailer | undefined> {
  if (!config) return undefined
  return config.smtp ? smtpMailer(config.smtp, config.from) : embedMailbox(database, config.from)
}
