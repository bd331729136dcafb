import path from 'node:path'
import { build } from 'esbuild'

/** The captcha's script whatever it is asked, and of a real one those that it brings. */
const captchaScripts = (captcha: string): string[] => {
  if (captcha === '') return []
  return [`${captcha}?`, ...(captcha.startsWith('/') ? [] : ['https://www.gstatic.com/recaptcha/'])]
}

/** The chat's script, and of a real one those that lie beside it. */
const chatScripts = (chat: string): string[] => {
  if (chat === '') return []
  return [chat.startsWith('/') ? chat : new URL('.', chat).href]
}

/** What an inline script knows of its page. */
type Page = { showsCart: boolean; holdsExperiment: boolean }

const compile = async ({ showsCart, holdsExperiment }: Page): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [path.resolve('src/pre-paint.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    define: {
      SHOWS_CART: String(showsCart),
      HOLDS_EXPERIMENT: String(holdsExperiment),
      TRUSTED_SCRIPTS: JSON.stringify([
        ...captchaScripts(process.env.GATSBY_CAPTCHA_SCRIPT ?? ''),
        ...chatScripts(process.env.GATSBY_CHAT_SCRIPT ?? ''),
      ]),
    },
    write: false,
    logLevel: 'silent',
  })
  const text = outputFiles[0]?.text.trim() ?? ''
  if (text === '' || /<\/script|<!--/i.test(text))
    throw new Error('src/pre-paint.ts cannot stand in a script element: mend gatsby/pre-paint.ts.')
  return text
}

/** The text of the inline script of a page, by what the page holds. */
export type PrePaintScripts = Record<'plain' | 'withCart' | 'withExperiment' | 'withBoth', string>

/**
 * Compiled from src/pre-paint.ts: without comments, and with nothing in it that would end its script element. Rejects with the
 * compiler's words.
 */
export const compilePrePaint = async (): Promise<PrePaintScripts> => {
  const [plain, withCart, withExperiment, withBoth] = await Promise.all([
    compile({ showsCart: false, holdsExperiment: false }),
    compile({ showsCart: true, holdsExperiment: false }),
    compile({ showsCart: false, holdsExperiment: true }),
    compile({ showsCart: true, holdsExperiment: true }),
  ])
  return { plain, withCart, withExperiment, withBoth }
}
