import path from 'node:path'
import type { Bloks } from '../src/content'
import { pageContext, type Space, type Story } from '../src/page'
import type { SignupContext } from '../src/templates/signup-context'

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
export const signupPages = (space: Space): SignupPage[] => {
  const pageOf = (slug: string, hidden: boolean): SignupPage => {
    const context = pageContext<Bloks.Page>(storyOf(slug), space)
    return {
      path: context.pagePath,
      component: COMPONENT,
      context: { ...context, hidden, help: space.help },
    }
  }
  return [
    pageOf('signup', false),
    { ...pageOf('signup/continue', true), matchPath: '/za/signup/:id/continue/' },
  ]
}
