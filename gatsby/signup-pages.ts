import path from 'node:path'
import type { Bloks } from '../src/content'
import type { PageContext } from '../src/templates/page-context'
import type { SignupContext } from '../src/templates/signup-context'
import { helpOf } from './help'
import type { Shop } from './page-catalogue'
import { pageContexts } from './page-context'
import type { Story } from './read-sources'

type SignupPage = { path: string; matchPath?: string; component: string; context: SignupContext }

const COMPONENT = path.resolve('src/templates/signup-page.tsx')

const storyOf = (slug: string): Story => ({
  uuid: slug,
  name: 'Sign up',
  slug,
  publishedAt: null,
  changedAt: null,
  content: {
    component: 'page',
    _uid: slug,
    navigationMode: 'light',
    seo_title: 'Sign up | yoco',
    seo_description:
      'Sign up your business in five minutes: who you are, what your business is, and what you want to do. Stop and continue any time.',
  },
})

/** Where a signup starts, and the page on which any unfinished one is continued (spec 2). */
export const signupPages = (stories: readonly Story[], shop: Shop): SignupPage[] => {
  const start = storyOf('signup')
  const unfinished = storyOf('signup/continue')
  const contextOf = pageContexts([...stories, start], shop)
  const help = helpOf(stories)
  const pageOf = (story: Story, hidden: boolean): SignupPage => {
    const context = contextOf(story) as PageContext<Bloks.Page>
    return { path: context.pagePath, component: COMPONENT, context: { ...context, hidden, help } }
  }
  return [pageOf(start, false), { ...pageOf(unfinished, true), matchPath: '/za/signup/:id/continue/' }]
}
