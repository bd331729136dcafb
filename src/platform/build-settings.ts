/**
 * What the build knows of the services that pages use (.env.example). The compiler writes each value in the place of its name, so
 * every name is written out. An empty value means that there is no such service.
 */
const SHOP_ON_THIS_SITE = '/shop/api/v1'

/** The site's own address, without a slash at the end. */
export const siteUrl = (): string => process.env.GATSBY_SITE_URL || 'http://localhost:8000'

/** The shop API: a path on this site, or the address of another host. */
export const shopApiUrl = (): string => process.env.GATSBY_SHOP_API_URL || SHOP_ON_THIS_SITE

/** The host of pictures and files; empty for this site. */
export const assetHost = (): string => process.env.GATSBY_ASSET_HOST ?? ''

/** The name of this release in reports; empty where nobody named it. */
export const releaseName = (): string => process.env.GATSBY_RELEASE ?? ''

/** Whether this build sells nothing: a shop without a cart, or the content's own flag. */
export const isCartOff = (): boolean =>
  [process.env.GATSBY_CART, process.env.GATSBY_CART_FLAG].includes('off')

export const isLoginOff = (): boolean => process.env.GATSBY_LOGIN === 'off'

export const segmentCdn = (): string => process.env.GATSBY_SEGMENT_CDN ?? ''
export const segmentWriteKey = (): string => process.env.GATSBY_SEGMENT_WRITE_KEY ?? ''
/** Answers whether a signed-up business is logged in to its dashboard (spec 10). */
export const helloUrl = (): string => process.env.GATSBY_HELLO_URL ?? ''

export const sentryDsn = (): string => process.env.GATSBY_SENTRY_DSN ?? ''
/** The share of page views whose errors are reported, 0 to 1. */
export const sentrySampleRate = (): number => Number(process.env.GATSBY_SENTRY_SAMPLE_RATE)

export const crmUrl = (): string => process.env.GATSBY_CRM_URL ?? ''
export const crmOrgId = (): string => process.env.GATSBY_CRM_ORG_ID ?? ''
export const captchaScript = (): string => process.env.GATSBY_CAPTCHA_SCRIPT ?? ''
export const captchaSiteKey = (): string => process.env.GATSBY_CAPTCHA_SITE_KEY ?? ''
export const captchaKeyName = (): string => process.env.GATSBY_CAPTCHA_KEY_NAME ?? ''

export const bookingUrl = (): string => process.env.GATSBY_BOOKING_URL ?? ''
export const chatScript = (): string => process.env.GATSBY_CHAT_SCRIPT ?? ''
