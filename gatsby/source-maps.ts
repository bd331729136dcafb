/**
 * No source maps; or, where the host may upload them (services/build/source-maps.ts), some beside the scripts, which do not name them.
 * The host removes them before it publishes anything.
 */
export const sourceMaps = ({ SENTRY_AUTH_TOKEN: token }: NodeJS.ProcessEnv): 'hidden-source-map' | false =>
  token ? 'hidden-source-map' : false
