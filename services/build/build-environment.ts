import type { Config } from '../host/config/config'
import type { ContentDoor } from './content-door'
import type { ShopDoor } from './shop-door'

/** What `gatsby build` and `gatsby develop` read from the environment. */
export function buildEnvironment(
  config: Config,
  content: ContentDoor,
  shop: ShopDoor,
): Record<string, string> {
  return {
    ...buildValues(config),
    STORYBLOK_ENDPOINT: content.endpoint,
    STORYBLOK_TOKEN: content.token,
    STORYBLOK_SPACE_ID: content.spaceId,
    STORYBLOK_REQUESTS_PER_SECOND: String(content.requestsPerSecond),
    SHOP_API_URL: shop.url,
    // A secret that changes nothing of what is built.
    SENTRY_AUTH_TOKEN: config.errors?.upload?.authToken ?? '',
  }
}

/** The part of it that changes what is built; where the embedded parts answer does not. */
export function buildValues({
  siteUrl,
  storyblok,
  assetHost,
  shopApiUrl,
  auth,
  leads,
  chat,
  booking,
  analytics,
  hello,
  errors,
  release,
  cart,
}: Config): Record<string, string> {
  return {
    SITE_URL: siteUrl,
    GATSBY_SITE_URL: siteUrl,
    STORYBLOK_ENDPOINT: storyblok?.endpoint ?? '',
    STORYBLOK_TOKEN: storyblok?.token ?? '',
    STORYBLOK_SPACE_ID: storyblok?.spaceId ?? '',
    GATSBY_ASSET_HOST: assetHost,
    GATSBY_SHOP_API_URL: shopApiUrl,
    GATSBY_LOGIN: auth ? 'on' : 'off',
    GATSBY_CRM_URL: leads?.crmUrl ?? '',
    GATSBY_CRM_ORG_ID: leads?.orgId ?? '',
    GATSBY_CAPTCHA_SCRIPT: leads?.captcha?.scriptUrl ?? '',
    GATSBY_CAPTCHA_SITE_KEY: leads?.captcha?.siteKey ?? '',
    GATSBY_CAPTCHA_KEY_NAME: leads?.captcha?.keyName ?? '',
    GATSBY_CHAT_SCRIPT: chat?.scriptUrl ?? '',
    GATSBY_BOOKING_URL: booking?.url ?? '',
    GATSBY_SEGMENT_WRITE_KEY: analytics?.writeKey ?? '',
    GATSBY_SEGMENT_CDN: analytics?.cdnUrl ?? '',
    GATSBY_HELLO_URL: hello?.url ?? '',
    GATSBY_SENTRY_DSN: errors?.siteDsn ?? '',
    GATSBY_SENTRY_SAMPLE_RATE: String(errors?.sampleRate ?? 0),
    GATSBY_RELEASE: release,
    SENTRY_ORG: errors?.upload?.org ?? '',
    SENTRY_PROJECT: errors?.upload?.project ?? '',
    GATSBY_CART: cart ? 'on' : 'off',
  }
}
