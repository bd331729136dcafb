import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type TypeBoxTypeProvider, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { isOwnOrigin } from '../../auth/guard'
import { randomToken } from '../../auth/tokens'
import { countWrites, openTries, type TriesOptions } from '../../rate-limits/index'
import { answerFailures } from '../failures'
import { takeFault } from '../faults'
import { giveToken } from './tokens'

interface CaptchaStandinOptions extends TriesOptions {
  /** The site's own origin, whose pages alone are given tokens. */
  siteUrl: string
  /** The key by which the one site is known here. */
  siteKey: string
}

/** How the next token goes wrong: not given, given and unknown to the CRM, or given when its time is over. */
export const CAPTCHA_FAULTS = ['down', 'refuse', 'expired'] as const

const SCRIPT_FILE = path.join(import.meta.dirname, 'api.js')

const Body = Type.Object({ sitekey: Type.String({ maxLength: 250 }) })

/**
 * A captcha for development, which believes whoever ticks its box: the widget's script and its token address. Register it
 * under `/captcha`.
 */
export async function captchaStandin(
  instance: FastifyInstance,
  { siteUrl, siteKey, ...limits }: CaptchaStandinOptions,
): Promise<void> {
  const { database } = limits
  const script = await readFile(SCRIPT_FILE, 'utf8')
  instance.setValidatorCompiler(TypeBoxValidatorCompiler)
  answerFailures(instance, (reply, { status, message }) =>
    reply.code(status).header('cache-control', 'no-store').send({ error: message }),
  )
  countWrites(instance, openTries(limits))

  instance.get('/api.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'private, max-age=300').send(script),
  )

  instance
    .withTypeProvider<TypeBoxTypeProvider>()
    .post('/token/', { schema: { body: Body }, config: { counts: 'captcha' } }, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (!isOwnOrigin(request, siteUrl))
        return reply.code(403).send({ error: 'Tokens are for the pages of the site alone.' })
      if (request.body.sitekey !== siteKey)
        return reply.code(400).send({ error: 'There is no site of that key.' })
      const fault = await takeFault(database, 'captcha')
      if (fault?.mode === 'down')
        return reply.code(503).send({ error: 'The captcha is down, as the sandbox was asked to have it.' })
      if (fault?.mode === 'refuse') return { token: randomToken() }
      return { token: await giveToken(database, siteKey, new Date(), fault && 0) }
    })
}
