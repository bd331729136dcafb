import { readConfig } from '../../host/config/config'
import type { Environment } from '../../host/config/environment'
import { openSpace } from '../../host/embedded'
import { askBackOffice, inShopDatabase } from '../../host/shop-database'
import { type PulledContent, pullContent } from './store/pull-content'

interface PullRequest {
  rootDir: string
  env: Environment
  say(line: string): void
}

/**
 * `npm run content:pull`: writes what was edited in the embedded space to content/, and says which files changed. Throws an error
 * with the sentence to print when there is no such space.
 */
export async function pullCommand({ rootDir, env, say }: PullRequest): Promise<void> {
  const config = readConfig(env, rootDir)
  const { written, removed } = await inShopDatabase<PulledContent>(config, rootDir, {
    async use(database) {
      const space = await openSpace(config, database)
      if (!space) throw new Error(NO_SPACE)
      return pullContent(space)
    },
    ask: async () => (await askBackOffice(config, 'POST', 'content_pull', {})) as PulledContent,
  })
  for (const file of written) say(`written ${file}`)
  for (const file of removed) say(`removed ${file}`)
  if (written.length + removed.length === 0) say('Nothing has been edited: content/ is as the space is.')
}

const NO_SPACE =
  'There is no embedded space: STORYBLOK_TOKEN names a real one, or the sandbox is off. Pull a real space with the official CLI (docs/editing-content.md).'
