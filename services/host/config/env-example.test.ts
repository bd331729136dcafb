import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig } from './config'

test('.env.example lists exactly the variables that are read', () => {
  const read = new Set<string>()
  const set: Record<string, string> = { STORYBLOK_TOKEN: 'token', STORYBLOK_SPACE_ID: '1' }
  const env = new Proxy(set, {
    get(target, name: string) {
      read.add(name)
      return target[name]
    },
  })
  readConfig(env, '/project')
  const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8')
  const listed = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)
  expect([...read].sort()).toEqual(listed.sort())
})
