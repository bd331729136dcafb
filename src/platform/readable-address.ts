/** A fragment with its `#` that can be decoded: `#50%` becomes `#50%25`. One that can already is left as it is. */
export const readableFragment = (hash: string): string => {
  try {
    decodeURIComponent(hash)
    return hash
  } catch {
    return `#${encodeURIComponent(hash.slice(1))}`
  }
}

/** A path that can be decoded twice: `/za/50%25/` becomes `/za/50-/`. One that can already is left as it is. */
export const readablePath = (path: string): string => {
  try {
    decodeURIComponent(decodeURIComponent(path))
    return path
  } catch {
    return path.replaceAll('%25', '-')
  }
}

/**
 * Rewrites an address that Gatsby cannot decode into one that it can, now and with each change by the browser. Gatsby decodes a path
 * twice and a fragment once while it renders, and would leave an empty page. Part of the inline script of every page, so that
 * its listener is the first.
 */
export const keepAddressReadable = (): void => {
  const mend = () => {
    const { origin, pathname, search, hash } = window.location
    // With the origin: a path may begin with two slashes, which alone would lead to another site.
    const readable = origin + readablePath(pathname) + search + readableFragment(hash)
    if (readable !== origin + pathname + search + hash)
      window.history.replaceState(window.history.state, '', readable)
  }
  mend()
  window.addEventListener('popstate', mend, true)
}
