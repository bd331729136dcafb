import formbody from '@fastify/formbody'
import { type TypeBoxTypeProvider, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyReply } from 'fastify'
import Type from 'typebox'
import { htmlPagePolicy } from '../../lib/html-page'
import { answerFailures } from '../kit/answers'
import { addDemoAccount, checkLogin } from './accounts'
import { answerAddress, type IdentityStandinOptions, readAuthorizeRequest } from './authorize-request'
import { giveCode } from './codes'
import { failedPage, loginPage, strangerPage, STYLE } from './page'
import { tokenRoutes } from './tokens'

const Text = Type.Optional(Type.String({ maxLength: 250 }))
const Form = Type.Object({ action: Text, email: Text, password: Text })

/** An identity provider for development: its login page and its token address. Register it under `/login`. */
export async function identityStandin(
  instance: FastifyInstance,
  options: IdentityStandinOptions,
): Promise<void> {
  instance.setValidatorCompiler(TypeBoxValidatorCompiler)
  if (!instance.hasContentTypeParser('application/x-www-form-urlencoded')) await instance.register(formbody)
  await addDemoAccount(options.database, new Date())
  loginPages(instance, options)
  await tokenRoutes(instance, options)
}

/** The authorize page: shows the form, and sends people back to the site with a code or an error. */
function loginPages(
  instance: FastifyInstance,
  { database, siteUrl, clientId, redirectUri }: IdentityStandinOptions,
): void {
  const routes = instance.withTypeProvider<TypeBoxTypeProvider>()
  const read = (url: string) =>
    readAuthorizeRequest(new URL(url, siteUrl).searchParams, { clientId, redirectUri })

  answerFailures(instance, (reply, { status }) =>
    show(reply, status, status < 500 ? strangerPage(siteUrl) : failedPage()),
  )

  routes.get('/authorize', async ({ url }, reply) => {
    const reading = read(url)
    if (reading.kind === 'stranger') return show(reply, 400, strangerPage(siteUrl))
    if (reading.kind === 'refused') return leave(reply, reading, { error: reading.error })
    return show(reply, 200, loginPage({ email: reading.request.loginHint }))
  })

  // The form has no action, so that it comes back to the address it was shown at, with the site's request in it.
  routes.post(
    '/authorize',
    { schema: { body: Form } },
    async ({ url, body: { action, email: typed = '', password = '' } }, reply) => {
      const reading = read(url)
      if (reading.kind === 'stranger') return show(reply, 400, strangerPage(siteUrl))
      if (reading.kind === 'refused') return leave(reply, reading, { error: reading.error })
      const { request } = reading
      if (action === 'cancel') return leave(reply, request, { error: 'access_denied' })

      const email = typed.trim()
      const result = await checkLogin(database, email, password)
      if (typeof result === 'string') return show(reply, 200, loginPage({ email, problem: result }))
      const code = await giveCode(database, request, result, new Date())
      return leave(reply, request, { code })
    },
  )

  function show(reply: FastifyReply, status: number, html: string): FastifyReply {
    return reply
      .code(status)
      .headers({
        'cache-control': 'no-store',
        // The form's answer leads back to the site, which counts as a target of the form.
        'content-security-policy': htmlPagePolicy(STYLE, `'self' ${siteUrl}`),
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      })
      .type('text/html; charset=utf-8')
      .send(html)
  }
}

const leave = (
  reply: FastifyReply,
  { redirectUri, state }: { redirectUri: string; state: string },
  answer: Record<string, string>,
): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(answerAddress(redirectUri, state, answer), 303)
