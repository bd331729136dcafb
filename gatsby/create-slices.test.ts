import path from 'node:path'
import type { Actions } from 'gatsby'
import { expect, test } from 'vitest'
import type { BannersContext } from '../src/layout/site-banner/banners-slice'
import type { Space } from '../src/page'
import { exampleSpace, exampleStory } from '../src/page/testing/space'
import { createLayoutSlices } from './create-slices'

const NOW = '2026-11-27T12:00:00Z'
const BEFORE = '2026-11-27 11:00'
const AFTER = '2026-11-27 13:00'

const LAYOUT = [
  exampleStory('layout/navigation', { component: 'navigation' }),
  exampleStory('layout/footer', { component: 'footer' }),
]
const banner = (_uid: string, fields: object = {}) => ({ _uid, component: 'banner', text: _uid, ...fields })
const counting = (_uid: string, timerTargetDate: string) =>
  banner(_uid, { component: 'countdown_banner', timerTargetDate })

const storiesWith = (content: object[], excludedPages: string[] = []) => [
  ...LAYOUT,
  exampleStory('settings/site-wide-banner', {
    ...{ component: 'site_wide_banner_settings', isEnabled: true },
    ...{ content, excludedPages },
  }),
]

const slicesOf = (space: Space) => {
  const made = new Map<string, { component: string; context: object }>()
  const createSlice: Actions['createSlice'] = ({ id, component, context }) =>
    void made.set(id, { component, context: context as object })
  createLayoutSlices(space, { createSlice } as Actions)
  return made
}

/** The slice that a build makes of these banners now. */
const sliceOf = (...content: object[]) => {
  const stories = storiesWith(content, ['layout/footer'])
  const slice = slicesOf(exampleSpace({ stories, now: NOW })).get('site-banners')
  if (!slice) throw new Error('There is no slice of site banners.')
  const { blok, styles } = slice.context as BannersContext
  return {
    component: path.basename(slice.component),
    names: blok.content?.map(({ _uid }) => _uid),
    starts: blok.content?.map(({ startDate }) => startDate),
    styles,
  }
}

test('banners without dates, or that have begun, are their words alone; what has ended is left out', () => {
  const ended = [banner('ended', { endDate: BEFORE }), counting('counted', BEFORE)]
  expect(sliceOf(banner('one'), ...ended, banner('two', { startDate: BEFORE }))).toEqual({
    component: 'site-banners.tsx',
    names: ['one', 'two'],
    starts: [undefined, undefined],
    styles: 'html[data-names-page="/za/layout/footer/"] [data-site-banner]{display:none}',
  })
})

test.each([
  ['one that waits', banner('one', { startDate: AFTER }), 'site-banners.tsx', true],
  ['one that counts', counting('one', AFTER), 'counting-banners.tsx', true],
  ['one that counts to no date', counting('one', 'soon'), 'site-banners.tsx', false],
])('%s', (_what, one, component, isTimed) => {
  const slice = sliceOf(one)
  expect(slice).toMatchObject({ component })
  expect(slice.styles.includes('[data-site-banner="one"]')).toBe(isTimed)
})

test('the site’s dialogs know whether “Get started” opens one', () => {
  const space = exampleSpace({ stories: storiesWith([]), now: NOW })
  for (const isOn of [true, false]) {
    const flags = { ...space.flags, 'get-started-modal': isOn }
    const context = slicesOf({ ...space, flags }).get('site-dialogs')?.context
    expect(context).toMatchObject({ hasGetStarted: isOn })
  }
})
