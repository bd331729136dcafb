const CAMPAIGN_PAGE = '/za/point-of-sale/yoco-counter-b'
const PAID_MEDIA = new Set(['paidsearch', 'paidsocial', 'display'])

/** Visitors whom an advertisement brought to the campaign page get no menu button on mobile (spec 2, "Routes"). */
export const hidesMenuButton = (path: string, query: string): boolean =>
  path.replace(/\/$/, '') === CAMPAIGN_PAGE &&
  PAID_MEDIA.has(new URLSearchParams(query).get('utm_medium') ?? '')
