/** User agent substrings of phones and tablets (spec 9). */
const MOBILE = ['Tablet', 'Mobile', 'Mobile Safari', 'IEMobile', 'Edge']

/** Where a visitor shops: the `platform` of a cart's tracking attribution (spec 3). */
export type Platform = 'web' | 'mobile web'

export const platformOf = (userAgent: string): Platform =>
  MOBILE.some((word) => userAgent.includes(word)) ? 'mobile web' : 'web'
