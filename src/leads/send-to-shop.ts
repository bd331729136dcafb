import { answer, idempotencyHeader, shop } from '../platform/http'
import { LEAD_WORDING } from '../../shared/consent-wordings'
import type { LeadKind } from '../../shared/leads/fields'
import type { Lead } from '../../shared/leads/rules'

/** Sends the shop a lead that no CRM takes, to be stored (decision 056). @throws ShopError when the shop refuses it or cannot be reached */
export const sendToShop = async (
  kind: LeadKind,
  lead: Lead,
  campaign: Readonly<Record<string, string>>,
): Promise<void> => {
  const { first_name = '', last_name = '', email = '', phone = '', turnover = '', intention = '' } = lead
  const { machines, rental_term, start_date, end_date, months, products = [], unsure = false } = lead
  const body = {
    ...{ form: kind, first_name, last_name, email, phone, turnover, intention, products, unsure },
    ...(kind === 'rental' && { machines, rental_term, start_date, end_date, months }),
    ...Object.fromEntries(Object.entries(campaign).filter(([, value]) => value !== '')),
    consent_version: LEAD_WORDING,
  }
  await answer(shop.POST('/leads/', { body, headers: idempotencyHeader() }))
}
