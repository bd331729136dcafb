/** Decides on a text that a script passes to the browser to be run or parsed: returns the text, or null to refuse it. */
type Rule = (text: string) => string | null

declare global {
  /** The starts of the addresses of the captcha's and the chat's scripts; empty if the site has neither. */
  const TRUSTED_SCRIPTS: readonly string[]
  interface Window {
    /** Chromium 83, Safari 26 and later; missing in TypeScript's own types. */
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: Record<'createScriptURL' | 'createScript' | 'createHTML', Rule>,
      ): unknown
    }
  }
}

/**
 * The page's only trusted types policy (decision 011). Every text that a script of the site or of a library passes to the browser to be
 * run or parsed goes through it. It allows what the site itself does:
 * - scripts from the site's own hashed files, which webpack loads as chunks, and those of the captcha and the chat,
 * - the inline scripts in the page's template, and structured data, since JSON does nothing when it is run,
 * - as markup: text without a tag; an empty script element, which React uses to create one that does not run; and the styles of a slice
 *   exactly as they are in the page (slice-root.tsx).
 */
export const guardPage = () => {
  const onlyIf = (isOurs: (text: string) => boolean): Rule => {
    return (text) => (isOurs(text) ? text : null)
  }
  const isData = (text: string) => {
    try {
      JSON.parse(text)
      return true
    } catch {
      return false
    }
  }
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: onlyIf((text) => {
      // The whole address, without dots in its path: one that only begins like a trusted one can lead elsewhere.
      const own = window.location.origin
      const { origin, pathname, href } = new URL(text, own)
      return (
        (origin === own && /^\/[\w-]+-[0-9a-f]{16}\.js$/.test(pathname)) ||
        TRUSTED_SCRIPTS.some((start) => href.startsWith(new URL(start, own).href))
      )
    }),
    createScript: onlyIf((text) => {
      if (isData(text)) return true
      const template = document.querySelector<HTMLTemplateElement>('template[data-scripts]')
      const waiting = template?.content.querySelectorAll<HTMLScriptElement>('script:not([src])') ?? []
      return [...waiting].some((script) => script.text === text)
    }),
    createHTML: onlyIf((text) => {
      if (!text.includes('<') || text === '<script></script>') return true
      const slices = document.querySelectorAll('[data-slice-styles]')
      return [...slices].some(({ innerHTML }) => innerHTML === text)
    }),
  })
}
