import type { ContentSource } from '../../build/content-source'
import type { ShopSource } from '../../build/shop-source'
import type { Config } from './config'

/** The environment of `gatsby build` and `gatsby develop`. */
export const buildEnvironment = (config: Config, content: ContentSource, shop: ShopSource) => ({
  ...buildValues(config, content),
  STORYBLOK_REQUESTS_PER_SECOND: String(content.requestsPerSecond),
  SHOP_API_URL: shop.url,
  // Findings link into the visual editor; the embedded space has one of its own.
  EDITOR_SPACE_ID: config.storyblok?.spaceId ?? '',
  // A secret that changes nothing of what is built.
  SENTRY_AUTH_TOKEN: config.errors?.upload?.authToken ?? '',
})

type Space = Pick<ContentSource, 'endpoint' | 'token' | 'spaceId'>

/**
 * The part of it that changes what is built, which the addresses of embedded parts do not. Gatsby copies the names that begin with
 * GATSBY_ into the site's scripts.
 */
export const buildValues = (
  { siteUrl, leads, analytics, errors, ...config }: Config,
  space: Space | undefined = config.storyblok,
) => ({
  SITE_URL: siteUrl,
  GATSBY_SITE_URL: siteUrl,
  STORYBLOK_ENDPOINT: space?.endpoint ?? '',
  STORYBLOK_TOKEN: space?.token ?? '',
  STORYBLOK_SPACE_ID: space?.spaceId ?? '',
  GATSBY_ASSET_HOST: config.assetHost,
  GATSBY_SHOP_API_URL: config.shopApiUrl,
  GATSBY_LOGIN: config.auth ? 'on' : 'off',
  GATSBY_CRM_URL: leads?.crmUrl ?? '',
  GATSBY_CRM_ORG_ID: leads?.orgId ?? '',
  GATSBY_CAPTCHA_SCRIPT: leads?.captcha?.scriptUrl ?? '',
  GATSBY_CAPTCHA_SITE_KEY: leads?.captcha?.siteKey ?? '',
  GATSBY_CAPTCHA_KEY_NAME: leads?.captcha?.keyName ?? '',
  GATSBY_CHAT_SCRIPT: config.chat?.scriptUrl ?? '',
  GATSBY_BOOKING_URL: config.booking?.url ?? '',
  GATSBY_SEGMENT_WRITE_KEY: analytics?.writeKey ?? '',
  GATSBY_SEGMENT_CDN: analytics?.cdnUrl ?? '',
  GATSBY_HELLO_URL: config.hello?.url ?? '',
  GATSBY_SENTRY_DSN: errors?.siteDsn ?? '',
  GATSBY_SENTRY_SAMPLE_RATE: String(errors?.sampleRate ?? 0),
  GATSBY_RELEASE: config.release,
  SENTRY_ORG: errors?.upload?.org ?? '',
  SENTRY_PROJECT: errors?.upload?.project ?? '',
  GATSBY_CART: config.cart ? 'on' : 'off',
})
