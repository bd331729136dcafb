/**
 * Preloaded into the official CLI, which has no option for another host: with SPACE_URL its requests for the management API and for
 * assets go there.
 */
const { SPACE_URL } = process.env
const HOSTS = /^https:\/\/(mapi|a)\.storyblok\.com/

if (SPACE_URL) {
  const realFetch = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    const target = address.replace(HOSTS, SPACE_URL)
    return realFetch(input instanceof Request ? new Request(target, input) : target, init)
  }
}

// `assets push` calls an iterator's `some`, which Node has from version 22 on.
const iterator = Object.getPrototypeOf(Object.getPrototypeOf([].values()))
iterator.some ??= function some(test) {
  return [...this].some((item) => test(item))
}
