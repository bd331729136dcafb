import type { FastifyInstance } from 'fastify'
import type { Database, Queries } from '../database/open'
import { findMail, readMails } from '../standins/mail/mailbox'

/** A mail brings its styles along, inline; nothing else in it may load or run. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/** The mails that shoppers would have got. */
export async function readMailRecords(queries: Queries, limit: number): Promise<Record<string, unknown>[]> {
  const mails = await readMails(queries, limit)
  return mails.map((mail) => ({
    to: mail.recipient,
    subject: mail.subject,
    date: mail.sentAt.toISOString(),
    from: mail.sender,
    reply_to: mail.replyTo,
    message_id: mail.messageId,
    received_at: mail.receivedAt.toISOString(),
    text: mail.text,
    html: mail.html,
  }))
}

/** `GET mail/{message id}/html` and `…/text`: each part of a mail as a mail program would show it. */
export function mailPages(instance: FastifyInstance, database: Database): void {
  const types = { html: 'text/html; charset=utf-8', text: 'text/plain; charset=utf-8' } as const
  for (const part of ['html', 'text'] as const) {
    instance.get<{ Params: { id: string } }>(`/mail/:id/${part}`, async ({ params }, reply) => {
      const mail = await findMail(database, params.id)
      if (!mail) return reply.code(404).send({ error: 'There is no mail of that Message-ID.' })
      return reply
        .type(types[part])
        .headers({ 'cache-control': 'no-store', 'content-security-policy': MAIL_POLICY })
        .send(mail[part])
    })
  }
}
