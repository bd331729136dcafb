import { answerFailures } from '../../../standins/kit/answers'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyReply } from 'fastify'
import Type, { type Static } from 'typebox'
import type { Database } from '../../../database/open'
import { htmlPagePolicy } from '../../../lib/html-page'
import type { PaymentProviderName } from '../providers'
import {
  bankApprovalPage,
  bankPage,
  cardPage,
  failedPage,
  pinPage,
  unknownPage,
  walletApprovalPage,
} from './page-html'
import { STYLE } from './page-style'
import {
  BANK_REFUSED,
  BANKS,
  CARD_REFUSED,
  checkCard,
  isWallet,
  ONE_TIME_PIN,
  type Outcome,
  WALLET_CARDS,
} from './test-cards'
import type { Outbox } from './outbox'
import type { ProviderStandin } from './provider-standin'
import type { Session } from './schema'
import { advance, hasEnded, readSession } from './sessions'

const EMPTY_FORM = { number: '', expiry: '', cvc: '', name: '' }

const Text = Type.String({ default: '', maxLength: 200 })
const Params = Type.Object({ id: Type.String() })
const Query = Type.Object({ redirect_uri: Type.Optional(Type.String({ maxLength: 2000 })) })
const Form = Type.Object({
  action: Type.Optional(Type.String()),
  number: Type.Optional(Text),
  expiry: Type.Optional(Text),
  cvc: Type.Optional(Text),
  name: Type.Optional(Text),
  pin: Type.Optional(Text),
  bank: Type.Optional(Text),
  wallet: Type.Optional(Text),
})
type Form = Static<typeof Form>

interface PageOptions {
  database: Database
  siteUrl: string
  outbox: Outbox
  provider: PaymentProviderName
  standin: ProviderStandin
}

/** A provider's pages: one address for each payment, with the card form and the wallets, the one-time PIN, or the choice of a bank. */
export function paymentPages(
  instance: FastifyInstance,
  { database, siteUrl, outbox, provider, standin }: PageOptions,
): void {
  const routes = instance.withTypeProvider<TypeBoxTypeProvider>()
  answerFailures(instance, (reply, { status }) =>
    show(reply, status, status < 500 ? unknownPage(provider) : failedPage(provider)),
  )

  routes.get('/:id', { schema: { params: Params, querystring: Query } }, async ({ params, query }, reply) => {
    const session = await readSession(database, { id: params.id, provider })
    if (!session) return show(reply, 404, unknownPage(provider))
    return isDone(session) ? leave(reply, session, query.redirect_uri) : show(reply, 200, pageOf(session))
  })

  routes.post(
    '/:id',
    { schema: { params: Params, querystring: Query, body: Form } },
    async ({ params, query, body, url }, reply) => {
      const session = await readSession(database, { id: params.id, provider })
      if (!session) return show(reply, 404, unknownPage(provider))
      if (isDone(session)) return leave(reply, session, query.redirect_uri)
      const step = body.action === 'cancel' ? { change: standin.cancel } : nextStep(session, body)
      if ('page' in step) return show(reply, 200, step.page)
      const next = step.change
        ? await advance({ database, eventBody: standin.eventBody }, session.id, () => step.change)
        : session
      if (next.status === 'awaiting_pin') return reply.redirect(url, 303)
      // The event reaches the shop before the shopper returns; if the shop does not answer, the outbox retries later.
      await outbox.flush()
      return leave(reply, next, query.redirect_uri)
    },
  )

  /** Sends the shopper back to the shop. */
  function leave(reply: FastifyReply, session: Session, redirectUri: string | undefined): FastifyReply {
    const address = standin.returnAddress(session, redirectUri, siteUrl)
    return address ? reply.redirect(address, 303) : show(reply, 404, unknownPage(provider))
  }

  function show(reply: FastifyReply, status: number, html: string): FastifyReply {
    return reply
      .code(status)
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': htmlPagePolicy(STYLE, `'self' ${siteUrl}`),
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      })
      .type('text/html; charset=utf-8')
      .send(html)
  }
}

/** Handles a submitted form: shows another page, or changes the payment and redirects. */
type Step = { page: string } | { change: Partial<Session> | undefined }

const isDone = (session: Session): boolean => hasEnded(session) || session.status === 'tokenised'

function pageOf(session: Session): string {
  if (session.kind === 'bank') return bankPage(session)
  return session.status === 'awaiting_pin' ? pinPage(session) : cardPage(session, EMPTY_FORM, {})
}

function nextStep(session: Session, form: Form): Step {
  if (session.kind === 'bank') return takeBank(session, form)
  return session.status === 'awaiting_pin' ? takePin(session, form) : takeCard(session, form)
}

/** A bank or a wallet is chosen first, and approves on a page of its own. */
const isChoice = ({ action }: Form): boolean => action === 'continue'

function takeCard(session: Session, body: Form): Step {
  const { wallet = '' } = body
  if (isWallet(wallet)) {
    if (isChoice(body)) return { page: walletApprovalPage(session, wallet) }
    return {
      change: { cardLastFour: WALLET_CARDS[wallet], cardOutcome: 'pays', ...afterCard(session, 'pays') },
    }
  }
  const form = { ...EMPTY_FORM, ...body }
  const card = checkCard(form, new Date())
  if ('errors' in card) return { page: cardPage(session, form, card.errors) }
  const { outcome, lastFour: cardLastFour } = card
  return { change: { cardLastFour, cardOutcome: outcome, ...afterCard(session, outcome) } }
}

function afterCard({ kind }: Session, outcome: Outcome): Partial<Session> {
  if (outcome === 'asks_for_pin') return { status: 'awaiting_pin' }
  if (kind === 'token') return { status: 'tokenised' }
  return outcome === 'declined' ? { status: 'failed', failureReason: CARD_REFUSED } : { status: 'succeeded' }
}

function takePin(session: Session, { pin = '' }: Form): Step {
  if (pin.trim() === ONE_TIME_PIN) return { change: afterCard(session, 'pays') }
  return {
    page: pinPage(session, pin.trim() ? 'This PIN is not right. Check the digits' : 'Enter the one-time PIN'),
  }
}

function takeBank(session: Session, body: Form): Step {
  const bank = BANKS.find(({ name }) => name === body.bank)
  if (!bank) return { page: bankPage(session, 'Choose your bank') }
  if (isChoice(body)) return { page: bankApprovalPage(session, bank) }
  const outcome =
    bank.outcome === 'pays'
      ? { status: 'succeeded' as const }
      : { status: 'failed' as const, failureReason: BANK_REFUSED }
  return { change: { bank: bank.name, ...outcome } }
}
