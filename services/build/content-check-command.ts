import path from 'node:path'
import { checkSpace, editorAddress, errorsFirst } from '../../src/content-check'
import { contentModel, findingLine, severityOf, type Finding } from '../../src/page'
import { type Config, readConfig } from '../host/config/config'
import type { Environment } from '../host/config/environment'
import { listedInFiles } from '../shop/catalogue/listed-in-files'
import { openContentSource } from './content-source'
import { readContent, readLibrary, readStoryFiles } from './read-content'
import { readShop, type ShopAnswer } from './read-shop'

interface CheckRequest {
  /** `--json` prints every finding with its severity as JSON. */
  args: readonly string[]
  rootDir: string
  env: Environment
  say(line: string): void
}

/**
 * `npm run content:check`: checks the published stories of the configured space, or of the files in content/, by the rules of the
 * build, and prints the findings. Resolves with the exit code: 1 where an error would stop the publish.
 */
export async function contentCheckCommand({ args, rootDir, env, say }: CheckRequest): Promise<0 | 1> {
  const config = readConfig(env, rootDir)
  const { storyblok, contentDir, siteUrl } = config
  const content = await openContentSource(config)
  try {
    const [{ stories, datasources }, { products, bundles }, assets, files] = await Promise.all([
      readContent(content),
      readGoods(config),
      storyblok ? undefined : readLibrary(contentDir),
      storyblok ? new Map<string, string>() : readStoryFiles(contentDir),
    ])
    const { findings } = checkSpace({
      ...{ stories, products, bundles, assets, siteUrl, model: contentModel, now: Date.now() },
      flagEntries: datasources.flags ?? [],
      redirectEntries: datasources.redirects ?? [],
      datasources: Object.fromEntries(
        Object.entries(datasources).map(([slug, entries]) => [slug, entries.map(({ value }) => value)]),
      ),
    })
    const placeOf = (finding: Finding): string | undefined => {
      const file = files.get(finding.story.uuid)
      if (file) return path.relative(rootDir, path.join(contentDir, file))
      return storyblok && editorAddress(finding, { spaceId: storyblok.spaceId })
    }
    const lines = args.includes('--json') ? [asJson(findings)] : describe(findings, placeOf)
    for (const line of lines) say(line)
    return findings.some((finding) => severityOf(finding) === 'error') ? 1 : 0
  } finally {
    await content.close()
  }
}

/** What the shop sells: as its API says, as its database says, or as the catalogue's files say. */
async function readGoods(config: Config): Promise<ShopAnswer> {
  const { shopApiUrl, databaseUrl, contentDir } = config
  if (!shopApiUrl && !databaseUrl) return listedInFiles(path.join(contentDir, 'catalogue'), new Date())
  const { openShopSource } = await import('./shop-source')
  const shop = await openShopSource(config)
  try {
    await shop.opened
    return await readShop(shop.url)
  } finally {
    await shop.close()
  }
}

const asJson = (findings: readonly Finding[]): string =>
  JSON.stringify(
    errorsFirst(findings).map((finding) => ({ ...finding, severity: severityOf(finding) })),
    null,
    2,
  )

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`

/** The findings by story, each story with the place where it can be mended; and how many there are. */
function describe(findings: readonly Finding[], placeOf: (finding: Finding) => string | undefined): string[] {
  const byStory = new Map<string, Finding[]>()
  for (const one of findings) byStory.set(one.story.slug, [...(byStory.get(one.story.slug) ?? []), one])
  const lines = [...byStory].flatMap(([slug, own]) => {
    const place = own[0] && placeOf(own[0])
    return [
      place ? `${slug} (${place})` : slug,
      ...errorsFirst(own).map((one) => `  ${severityOf(one)}: ${findingLine(one).slice(slug.length + 3)}`),
      '',
    ]
  })
  const errors = findings.filter((one) => severityOf(one) === 'error').length
  return [
    ...lines,
    `${counted(errors, 'error')}, ${counted(findings.length - errors, 'warning')} in the published content.`,
  ]
}
