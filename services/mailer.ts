import type { Queries } from './database/open'
import type { Mailer } from './shop/mail/message'
import type { MailConfig } from './shop/mail/read-mail'
import { smtpMailer } from './shop/mail/smtp'
import { embeddedMailer } from './standins/mail/mailbox'

/** What mails leave through: the mail server of the configuration, or the embedded one; nothing where there is neither. */
export const createMailer = (config: MailConfig | undefined, database: Queries): Mailer | undefined =>
  config && (config.smtp ? smtpMailer(config.smtp, config.from) : embeddedMailer(database, config.from))
