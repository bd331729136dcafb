/** The hash that webpack puts into the name of a script. */
const HASH = /-([\da-f]{8})([\da-f]{4})([\da-f]{3})([\da-f])\.js$/

/**
 * What a script and its source map are known by to Sentry: an id made of the hash in the script's name. So no script has to bring
 * one, as Sentry's own plugin would have it (decision 061). Undefined for what is no script of a build.
 */
export const debugIdOf = (file: string): string | undefined => {
  const [, first, second, third, fourth] = HASH.exec(file) ?? []
  return first && `${first}-${second}-4${third}-8${fourth}00-000000000000`
}
