import path from 'node:path'
import { build, type BuildOptions } from 'esbuild'

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

/** As a text with nothing in it that would end its script element, and without comments. Rejects with the compiler's words. */
const compile = async (source: Pick<BuildOptions, 'entryPoints' | 'stdin'>): Promise<string> => {
  const { outputFiles } = await build({
    ...source,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    define: {
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
    throw new Error(
      'A script that stands in the HTML cannot stand in a script element: mend gatsby/pre-paint.ts.',
    )
  return text
}

const MARK_VARIANTS = "import { markVariants } from './experiments/mark-variants'; markVariants()"

/** The scripts that stand in the HTML: that of every page, and that of pages with experiments. */
export type PrePaintScripts = Record<'page' | 'experiments', string>

export const compilePrePaint = async (): Promise<PrePaintScripts> => {
  const [page, experiments] = await Promise.all([
    compile({ entryPoints: [path.resolve('src/pre-paint.ts')] }),
    compile({ stdin: { contents: MARK_VARIANTS, resolveDir: path.resolve('src') } }),
  ])
  return { page, experiments }
}
