import path from 'node:path'
import { build } from 'esbuild'

/**
 * The text of the inline script, compiled from src/pre-paint.ts: without comments, and with nothing in it that would end its
 * script element. Rejects with the compiler's words.
 */
export const compilePrePaint = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [path.resolve('src/pre-paint.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    write: false,
    logLevel: 'silent',
  })
  const text = outputFiles[0]?.text.trim() ?? ''
  if (text === '' || /<\/script|<!--/i.test(text))
    throw new Error('src/pre-paint.ts cannot stand in a script element: mend gatsby/pre-paint.ts.')
  return text
}
