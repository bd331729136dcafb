import path from 'node:path'
import { type TypeBoxTypeProvider, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import { desc } from 'drizzle-orm'
import { text } from 'drizzle-orm/pg-core'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { hoursSentence, isOpen } from '../../../shared/working-time'
import { INVALID_EMAIL, isEmailAddress } from '../../../shared/contact-details'
import { isOwnOrigin } from '../../auth/session-cookie'
import { countWrites, openTries, type TriesOptions } from '../../rate-limits/index'
import { answerFailures, sendError, serveScript } from '../kit/answers'
import { received, receivedLog, standins } from '../kit/received'

// The table of services/database/migrations/027_help_standins.sql.

const messages = standins.table('chat_messages', {
  ...received,
  conversation: text('conversation').notNull(),
  text: text('text').notNull(),
  email: text('email'),
})

export const CHAT_MESSAGES = receivedLog(messages, {
  name: 'chats',
  title: 'Chat messages',
  columns: ['text', 'email', 'received_at'],
  newestFirst: [desc(messages.id)],
  fields: {
    received_at: messages.receivedAt,
    text: messages.text,
    email: messages.email,
    conversation: messages.conversation,
    id: messages.id,
  },
})

interface ChatStandinOptions extends TriesOptions {
  /** The site's own origin, whose pages alone may chat. */
  siteUrl: string
  /** The current time, which tests choose. */
  now?: () => Date
}

const Message = Type.Object({
  conversation: Type.String({ pattern: '^[\\w-]{1,64}$' }),
  text: Type.String({ minLength: 1, maxLength: 1000 }),
  email: Type.Optional(Type.String({ maxLength: 254 })),
})

/** The answer to a message. In the hours it says that this is a demo, where nobody reads. */
function replyTo(email: string | undefined, now: Date): string {
  if (isOpen(now)) return 'Thank you. This is a demo: your message is kept, and nobody reads it.'
  return email
    ? `Thank you. ${hoursSentence(now)}, and answer at ${email}.`
    : `Thank you. ${hoursSentence(now)}.`
}

/** A chat for development: the widget's script, the opening status, and an address that takes messages. Register it under `/chat`. */
export async function chatStandin(
  instance: FastifyInstance,
  { siteUrl, now = () => new Date(), ...limits }: ChatStandinOptions,
): Promise<void> {
  const { database } = limits
  instance.setValidatorCompiler(TypeBoxValidatorCompiler)
  answerFailures(instance, sendError)
  countWrites(instance, openTries(limits))

  await serveScript(instance, '/widget.js', path.join(import.meta.dirname, 'widget.js'))

  instance.get('/status/', async (_request, reply) => {
    const moment = now()
    return reply
      .header('cache-control', 'no-store')
      .send({ open: isOpen(moment), sentence: hoursSentence(moment) })
  })

  instance
    .withTypeProvider<TypeBoxTypeProvider>()
    .post('/messages/', { schema: { body: Message }, config: { counts: 'chat' } }, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (!isOwnOrigin(request, siteUrl))
        return reply.code(403).send({ error: 'The chat is for the pages of the site alone.' })
      const { conversation } = request.body
      const [text, email] = [request.body.text.trim(), request.body.email?.trim()]
      if (text === '') return reply.code(400).send({ error: 'A message has words.' })
      if (email && !isEmailAddress(email)) return reply.code(400).send({ error: INVALID_EMAIL })
      const receivedAt = now()
      await CHAT_MESSAGES.store(database, [{ conversation, text, email: email || null, receivedAt }])
      return { reply: replyTo(email, receivedAt) }
    })
}
