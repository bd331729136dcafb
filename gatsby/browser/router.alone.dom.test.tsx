import path from 'node:path'
import { createRequire } from 'node:module'
import { render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import * as own from './router'

type Shown = { pathname: string; search: string; state: unknown; key: string }
type Routes = { path: string }[]
type RouterLike = {
  pick: (routes: Routes, uri: string) => { route: unknown; params: object; uri: string } | null
  navigate: (to: string | number, options?: object) => unknown
  globalHistory: { listen: (listener: (step: { location: Shown; action: string }) => void) => () => void }
  Location: (props: { children: (value: { location: Shown }) => ReactNode }) => ReactNode
  Router: (props: { location: Shown; id: string; basepath: string; children: ReactNode }) => ReactNode
}

/** It lies beside Gatsby, which brings it. */
const library: unknown = createRequire(path.resolve('node_modules/gatsby/package.json'))(
  '@gatsbyjs/reach-router',
)

/** What the build of the HTML has, and what stands for it in the browser: both answer alike. */
const ROUTERS = Object.entries({ library, own }) as unknown as [string, RouterLike][]

beforeEach(() => {
  window.history.replaceState(null, '', '/za/')
  for (const [, { globalHistory }] of ROUTERS) {
    const stop = globalHistory.listen(() => undefined)
    window.dispatchEvent(new PopStateEvent('popstate'))
    stop()
  }
})

const ROUTES = ['/za/signup/:id/continue', '/za/orders/*', '/za/signup/new/continue', '/za/', '/*'].map(
  (path) => ({ path }),
)

test.each([
  ['/za/signup/a%20b/continue/', { id: 'a b' }, '/za/signup/:id/continue'],
  ['/za/signup/new/continue?step=2', {}, '/za/signup/new/continue'],
  ['/za/orders/1/invoice/', { '*': '1/invoice' }, '/za/orders/*'],
  ['/za', {}, '/za/'],
  ['/nowhere/at/all', { '*': 'nowhere/at/all' }, '/*'],
])('%s finds its route and parameters', (uri, params, path) => {
  for (const [name, { pick }] of ROUTERS) {
    const found = pick(ROUTES, uri)
    expect(found?.params, name).toEqual(params)
    expect(JSON.stringify(found?.route), name).toContain(`"path":"${path}"`)
  }
})

test('a parameter that cannot be decoded is what the address says', () => {
  expect(own.pick(ROUTES, '/za/signup/50%/continue/')?.params).toEqual({ id: '50%' })
  expect(own.pick(ROUTES, '/za/orders/50%/invoice/')?.params).toEqual({ '*': '50%/invoice' })
})

test('a path that fits no route finds none', () => {
  for (const [name, { pick }] of ROUTERS) expect(pick([{ path: '/za/help' }], '/za/shop/'), name).toBeNull()
})

const Page = ({ path, search }: { path: string; search: string }) => <h1>{path + search}</h1>

const show = ({ Location, Router }: RouterLike) =>
  render(
    <Location>
      {({ location }) => (
        <Router location={location} basepath="" id="page">
          <Page path={location.pathname} search={location.search} />
        </Router>
      )}
    </Location>,
  )

const goTo = async (router: RouterLike, to: string, options?: object) => {
  router.navigate(to, options)
  await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent(to))
}

test('the page that a step leads to takes the focus, which the library leaves out in tests', async () => {
  const router = own as unknown as RouterLike
  show(router)
  expect(screen.getByRole('heading')).toHaveTextContent('/za/')
  expect(document.body).toHaveFocus()
  await goTo(router, '/za/shop/')
  expect(document.getElementById('page')).toHaveFocus()
  expect(document.getElementById('page')).toHaveAttribute('tabindex', '-1')
})

test.each(ROUTERS)(
  'of the %s another query of the same page leaves the focus where it is',
  async (_name, router) => {
    show(router)
    await goTo(router, '/za/?tab=Overview')
    expect(document.body).toHaveFocus()
  },
)

test.each(ROUTERS)(
  'of the %s steps are told with their state, and may replace the one before',
  async (_name, router) => {
    const told: [string, string, unknown][] = []
    const stop = router.globalHistory.listen(({ location, action }) =>
      told.push([
        action,
        location.pathname + location.search,
        (location.state as { from?: string } | null)?.from,
      ]),
    )
    show(router)
    const before = window.history.length
    await goTo(router, '/za/help/', { state: { from: 'menu' }, replace: true })
    expect(window.history.length).toBe(before)
    await goTo(router, '/za/shop/?tab=All')
    expect(window.history.length).toBe(before + 1)
    window.dispatchEvent(new PopStateEvent('popstate'))
    stop()
    await goTo(router, '/za/about/')
    expect(told).toEqual([
      ['PUSH', '/za/help/', 'menu'],
      ['PUSH', '/za/shop/?tab=All', undefined],
      ['POP', '/za/shop/?tab=All', undefined],
    ])
  },
)
