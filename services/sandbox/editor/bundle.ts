import path from 'node:path'
import { build } from 'esbuild'

const ROOT = path.resolve(import.meta.dirname, '../../..')

/** The versions that package.json promises, of the browsers that esbuild knows. */
const TARGET = ['chrome106', 'edge106', 'firefox121', 'safari16']

/**
 * The editor's code (src/editor) as one script. It is made when the editor is opened first, because no visitor and no build needs it
 * (decision 078).
 * @throws when the code cannot be bundled
 */
export async function bundleEditor(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(ROOT, 'src/editor/index.tsx')],
    absWorkingDir: ROOT,
    bundle: true,
    write: false,
    format: 'esm',
    minify: true,
    target: TARGET,
    jsx: 'automatic',
    // What a build writes into its pages is unknown here: pictures and files come from this host (src/platform/build-settings.ts).
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
    legalComments: 'none',
    logLevel: 'silent',
  })
  return outputFiles[0]?.text ?? ''
}
