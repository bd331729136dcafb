/** A fragment with its `#` that can be decoded: `#50%` becomes `#50%25`. One that can already is left as it is. */
export const readableFragment = (hash: string): string => {
  try {
    decodeURIComponent(hash)
    return hash
  } catch {
    return `#${encodeURIComponent(hash.slice(1))}`
  }
}

/**
 * Writes a fragment that cannot be decoded as one that can, now and with each change of the address by the browser: Gatsby decodes it
 * while it renders, and would leave an empty page. Part of the inline script of every page, so that it hears of a change first.
 */
export const keepFragmentReadable = (): void => {
  const mend = () => {
    const { hash } = window.location
    const readable = readableFragment(hash)
    if (readable !== hash) window.history.replaceState(window.history.state, '', readable)
  }
  mend()
  window.addEventListener('popstate', mend, true)
}
