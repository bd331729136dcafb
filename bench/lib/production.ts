import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { createServerDatabase } from '../../services/database/testing/on-server'
import { onFreePort } from '../../services/lib/free-port'
import { startMailServer, type TestMailServer } from '../../services/shop/mail/testing/server'
import { startProcess } from '../../services/testing/process'
import type { BenchContext } from '../types'
import { makeCertificate } from './self-signed'
import { listen, startTlsFront, type TlsFront } from './tls-front'

export interface Production {
  /** The site on https, and on http. */
  origin: string
  plainOrigin: string
  providerOrigin: string
  /** `GET`: the subjects of the mails that were sent, as JSON. */
  mailsUrl: string
  /** File of the certificate, for NODE_EXTRA_CA_CERTS. */
  certificateFile: string
  /** Of the certificate, for Chromium's `--ignore-certificate-errors-spki-list`. */
  publicKeyHash: string
  stop(): Promise<void>
}

const KEYS = { secretKey: 'sk_live_of_this_run', webhookSecret: 'whsec_dGhpcy1ydW4ncy1vd24ta2V5' }

/**
 * Starts the built site as in production: behind a proxy that terminates TLS, on Postgres where there is one, with a payment
 * provider on another origin, a mail server, and no sandbox. Only provider and mail server are stand-ins, outside the host.
 */
export async function startProduction(startHost: BenchContext['startHost']): Promise<Production> {
  const stops: (() => Promise<unknown>)[] = []
  const started = <Part extends { stop(): Promise<unknown> }>(part: Part): Part => {
    stops.unshift(() => part.stop())
    return part
  }
  const stop = async () => {
    for (const end of stops) await end()
  }
  try {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'production-'))
    stops.unshift(() => rm(folder, { recursive: true, force: true }))
    const keys = makeCertificate('localhost')
    const certificateFile = path.join(folder, 'certificate.pem')
    await writeFile(certificateFile, keys.certificate)

    const site = started(await startTlsFront(keys))
    const provider = started(await startTlsFront(keys))
    const mail = started(await startMailServer())
    const mails = started(await showMails(mail))
    provider.target = started(await startProvider(site, provider, certificateFile)).origin
    const server = process.env.DATABASE_URL
    const database = server ? await createServerDatabase(server) : undefined
    if (database) stops.unshift(database.drop)
    const host = await startHost({
      DATABASE_URL: database?.databaseUrl ?? '',
      SITE_URL: site.origin,
      TRUST_PROXY: '1',
      CHECKOUT_API_URL: `${provider.origin}/pay`,
      CHECKOUT_SECRET_KEY: KEYS.secretKey,
      CHECKOUT_WEBHOOK_SECRET: KEYS.webhookSecret,
      SMTP_URL: `smtp://localhost:${mail.port}`,
      MAIL_FROM: 'Yoco Shop <orders@example.co.za>',
      NODE_EXTRA_CA_CERTS: certificateFile,
    })
    site.target = started(host).origin
    const { origin, plainOrigin } = site
    return {
      origin,
      plainOrigin,
      providerOrigin: provider.origin,
      mailsUrl: mails.url,
      certificateFile,
      publicKeyHash: keys.publicKeyHash,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

const startProvider = (site: TlsFront, own: TlsFront, certificateFile: string) =>
  onFreePort(async (port) => {
    const env = {
      PORT: String(port),
      SITE_URL: site.origin,
      PAGES_ORIGIN: own.origin,
      SECRET_KEY: KEYS.secretKey,
      WEBHOOK_SECRET: KEYS.webhookSecret,
      NODE_EXTRA_CA_CERTS: certificateFile,
    }
    const { end } = await startProcess([path.join(import.meta.dirname, 'provider.ts')], env)
    return { origin: `http://localhost:${port}`, stop: () => end('SIGTERM') }
  })

/** Serves the subjects of the received mails to tests in other processes. */
async function showMails({ received }: TestMailServer) {
  const server = http.createServer((_request, response) => {
    response.end(JSON.stringify(received.map(({ mail }) => mail.subject)))
  })
  return {
    url: `http://localhost:${await listen(server)}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
