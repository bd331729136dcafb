import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type TypeBoxTypeProvider, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { hoursSentence, isOpen } from '../../../shared/business-hours'
import { INVALID_EMAIL, isEmailAddress } from '../../../shared/email-address'
import { isOwnOrigin } from '../../auth/guard'
import { countWrites, openTries, type TriesOptions } from '../../rate-limits/index'
import { answerFailures } from '../failures'
import { keepMessage } from './messages'

interface ChatStandinOptions extends TriesOptions {
  /** The site's own origin, whose pages alone may chat. */
  siteUrl: string
  /** The moment it is, which tests choose. */
  now?: () => Date
}

const SCRIPT_FILE = path.join(import.meta.dirname, 'widget.js')

const Message = Type.Object({
  conversation: Type.String({ pattern: '^[\\w-]{1,64}$' }),
  text: Type.String({ minLength: 1, maxLength: 1000 }),
  email: Type.Optional(Type.String({ maxLength: 254 })),
})

/** What is answered to a message: nobody reads along in a demo, which says so. */
function replyTo(email: string | undefined, now: Date): string {
  if (isOpen(now)) return 'Thank you. This is a demo: your message is kept, and nobody reads it.'
  return email
    ? `Thank you. ${hoursSentence(now)}, and answer at ${email}.`
    : `Thank you. ${hoursSentence(now)}.`
}

/**
 * A chat for development: the widget's script, whether somebody answers, and an address that takes messages. Register it under
 * `/chat`.
 */
export async function chatStandin(
  instance: FastifyInstance,
  { siteUrl, now = () => new Date(), ...limits }: ChatStandinOptions,
): Promise<void> {
  const { database } = limits
  const script = await readFile(SCRIPT_FILE, 'utf8')
  instance.setValidatorCompiler(TypeBoxValidatorCompiler)
  answerFailures(instance, (reply, { status, message }) =>
    reply.code(status).header('cache-control', 'no-store').send({ error: message }),
  )
  countWrites(instance, openTries(limits))

  instance.get('/widget.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'private, max-age=300').send(script),
  )

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
      await keepMessage(database, { conversation, text, email: email || null, receivedAt })
      return { reply: replyTo(email, receivedAt) }
    })
}
