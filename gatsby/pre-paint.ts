import path from 'node:path'
import { build, type BuildOptions } from 'esbuild'
import { captchaScript, chatScript } from '../src/platform/build-settings'

/** The captcha's script with any query, and the scripts that a real one loads. */
const captchaScripts = (captcha: string): string[] => {
  if (captcha === '') return []
  return [`${captcha}?`, ...(captcha.startsWith('/') ? [] : ['https://www.gstatic.com/recaptcha/'])]
}

/** The chat's script, and for a real one all scripts in its folder. */
const chatScripts = (chat: string): string[] => {
  if (chat === '') return []
  return [chat.startsWith('/') ? chat : new URL('.', chat).href]
}

/** Compiles a script that can be inlined into HTML. Rejects with the compiler's message, or if the text would end its script element. */
const compile = async (source: Pick<BuildOptions, 'entryPoints' | 'stdin'>): Promise<string> => {
  const { outputFiles } = await build({
    ...source,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    define: {
      TRUSTED_SCRIPTS: JSON.stringify([...captchaScripts(captchaScript()), ...chatScripts(chatScript())]),
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

/** The inline scripts: that of every page, and that of pages with experiments. */
export type PrePaintScripts = Record<'page' | 'experiments', string>

export const compilePrePaint = async (): Promise<PrePaintScripts> => {
  const [page, experiments] = await Promise.all([
    compile({ entryPoints: [path.resolve('src/pre-paint.ts')] }),
    compile({ stdin: { contents: MARK_VARIANTS, resolveDir: path.resolve('src') } }),
  ])
  return { page, experiments }
}
