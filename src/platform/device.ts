/** User agent substrings of phones and tablets (spec 9). */
const MOBILE = ['Tablet', 'Mobile', 'Mobile Safari', 'IEMobile', 'Edge']

/** Where a visitor shops: the `platform` of a cart's tracking attribution (spec 3). */
export type Platform = 'web' | 'mobile web'

export const platformOf = (userAgent: string): Platform =>
  MOBILE.some((word) => userAgent.includes(word)) ? 'mobile web' : 'web'

/** The channels between a merchant and the company (spec 3, "Enumerations"). The site is two of them. */
export const CHANNELS = ['app', 'khumo', 'mobile_web', 'web'] as const

export const channelOf = (userAgent: string): Extract<(typeof CHANNELS)[number], `${string}web`> =>
  platformOf(userAgent) === 'web' ? 'web' : 'mobile_web'
