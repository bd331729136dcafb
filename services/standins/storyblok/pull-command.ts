import { readConfig } from '../../host/config/config'
import type { Environment } from '../../host/config/environment'
import { embedsSpace } from '../../host/embedded'
import { askBackOffice, inShopDatabase } from '../../host/shop-database'
import { pullContent } from './store/pull-content'
import { createSpaceStore } from './store/space-store'
import type { WrittenFiles } from './write-items'

interface PullRequest {
  rootDir: string
  env: Environment
  say(line: string): void
}

/**
 * `npm run content:pull` without a space of Storyblok: writes what was edited in the embedded space to content/, and says which files changed. Throws an error
 * with the sentence to print when there is no such space.
 */
export async function pullCommand({ rootDir, env, say }: PullRequest): Promise<void> {
  const config = readConfig(env, rootDir)
  if (!embedsSpace(config)) throw new Error(NO_SPACE)
  const { written, removed } = await inShopDatabase<WrittenFiles>(config, rootDir, {
    use: (database) => pullContent(createSpaceStore(database, config.contentDir)),
    ask: async () => (await askBackOffice(config, 'POST', 'content_pull', {})) as WrittenFiles,
  })
  sayFiles({ written, removed }, say)
  if (written.length + removed.length === 0) say('Nothing has been edited: content/ is as the space is.')
}

/** Says which files of content/ have changed. */
export function sayFiles({ written, removed }: WrittenFiles, say: (line: string) => void): void {
  for (const file of written) say(`written ${file}`)
  for (const file of removed) say(`removed ${file}`)
}

const NO_SPACE =
  'There is no embedded space: STORYBLOK_TOKEN names a real one, or the sandbox is off. To pull a real space set STORYBLOK_PERSONAL_ACCESS_TOKEN (docs/setting-up-a-space.md).'
