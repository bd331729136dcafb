import fastify from 'fastify'
import { openDatabase } from '../../services/database/open'
import { paymentsStandin } from '../../services/shop/payments/standin/index'

// The provider Checkout as a separate program, with its own origin, database and keys. Run with --import tsx.

const { PORT, SITE_URL = '', PAGES_ORIGIN = '', SECRET_KEY = '', WEBHOOK_SECRET = '' } = process.env
const database = await openDatabase({ databaseUrl: undefined, dataDir: ':memory:' })
const app = fastify({ forceCloseConnections: true })
await app.register(paymentsStandin, {
  prefix: '/pay',
  database,
  siteUrl: SITE_URL,
  pagesOrigin: PAGES_ORIGIN,
  providers: {
    checkout: {
      secretKey: SECRET_KEY,
      webhookSecret: WEBHOOK_SECRET,
      webhookUrl: `${SITE_URL}/shop/api/v1/webhooks/checkout/`,
    },
  },
})
await app.listen({ port: Number(PORT), host: 'localhost' })
console.log('Ready')
process.once('SIGTERM', () => process.exit(0))
