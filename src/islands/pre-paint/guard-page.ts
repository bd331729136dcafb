/** What a policy makes of a text that somebody wants to have run or parsed: the text itself, or null, which refuses it. */
type Rule = (text: string) => string | null

declare global {
  /** What addresses of the captcha's and the chat's scripts begin with, or paths of the site's own; empty where there is neither. */
  const TRUSTED_SCRIPTS: readonly string[]
  interface Window {
    /** Chromium 83, Safari 26 and later; absent in TypeScript's own types. */
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: Record<'createScriptURL' | 'createScript' | 'createHTML', Rule>,
      ): unknown
    }
  }
}

/**
 * The page's one trusted types policy (decision 038). Everything that a script hands to the browser to be run or parsed
 * passes here, ours as well as the libraries'. What may pass is what the site itself does:
 * - scripts from the site's own hashed files, which is how webpack loads its chunks, and those of the captcha and the chat,
 * - the inline scripts that wait in the page's template, and structured data: JSON does nothing when it is run,
 * - as markup: text without a tag; an empty script element, by which React makes one that does not run;
 *   and the styles of a slice as they stand in the page (slice-root.tsx).
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
      // Whole and without dots in its path: what merely begins like a trusted one can lead elsewhere.
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
