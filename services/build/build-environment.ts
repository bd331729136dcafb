import type { Config } from '../config'

/**
 * What `gatsby build` and `gatsby develop` read from the environment.
 * @param origin where the running host answers, for the parts that are embedded
 */
export function buildEnvironment(config: Config, origin: string): Record<string, string> {
  const { storyblok } = config
  return {
    ...buildValues(config),
    STORYBLOK_ENDPOINT: storyblok.embedded ? `${origin}/v2` : storyblok.endpoint,
    SHOP_API_URL: config.shopApiUrl || `${origin}/shop/api/v1`,
  }
}

/** The part of it that changes what is built; the embedded parts' address does not. */
export function buildValues({
  siteUrl,
  storyblok,
  assetHost,
  shopApiUrl,
  auth,
  cart,
}: Config): Record<string, string> {
  return {
    SITE_URL: siteUrl,
    GATSBY_SITE_URL: siteUrl,
    STORYBLOK_ENDPOINT: storyblok.embedded ? '' : storyblok.endpoint,
    STORYBLOK_TOKEN: storyblok.token,
    STORYBLOK_SPACE_ID: storyblok.spaceId,
    GATSBY_ASSET_HOST: assetHost,
    GATSBY_SHOP_API_URL: shopApiUrl,
    GATSBY_LOGIN: auth ? 'on' : 'off',
    GATSBY_CART: cart ? 'on' : 'off',
  }
}
