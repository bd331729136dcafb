import { answer, idempotencyHeader, shop } from '../platform/http'
import { CONSENT_VERSION } from '../../shared/leads/consent'
import type { LeadKind } from '../../shared/leads/options'
import type { Lead } from './schema'

type Request = {
  kind: LeadKind
  lead: Lead
  /** By the names of its query. */
  campaign: Readonly<Record<string, string>>
}

const given = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))

/** Has the shop keep a lead that no CRM takes (decision 056). @throws ShopError when the shop refuses it or cannot be reached */
export const sendToShop = async ({ kind, lead, campaign }: Request): Promise<void> => {
  const { first_name = '', last_name = '', email = '', phone = '', turnover = '', intention = '' } = lead
  const { machines, rental_term, start_date, end_date, months, products = [], unsure = false } = lead
  const body = {
    ...{ form: kind, first_name, last_name, email, phone, turnover, intention, products, unsure },
    ...(kind === 'rental' && { machines, rental_term, start_date, end_date, months }),
    ...given(campaign),
    consent_version: CONSENT_VERSION,
  }
  await answer(shop.POST('/leads/', { body, headers: idempotencyHeader() }))
}
