import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { browserslist } from '../../package.json'
import { isNewer, newerIn, NEWER_CODE, NEWER_STYLES, promisedVersions } from './testing/newer-features'

// package.json names the supported browsers (decision 072). No style and no code of the site uses a feature that one of them lacks,
// unless the table of such features names the file as having a fallback.

const promised = promisedVersions(browserslist)
const FEATURES = [...NEWER_STYLES, ...NEWER_CODE]

/** The site's own source files that run in browsers. */
const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\/|\.d\.ts$/.test(file))

const withoutComments = (source: string) =>
  source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^ *\/\/.*$/gm, '')

test('no source file uses a feature that a supported browser lacks', () => {
  expect(SOURCES.length).toBeGreaterThan(400)
  const found = SOURCES.flatMap((file) =>
    newerIn(withoutComments(readFileSync(file, 'utf8')), FEATURES, promised, file),
  )
  expect(found).toEqual([])
})

test.each([
  ['a style', 'border: 1px solid color-mix(in srgb, var(--ink) 45%, transparent)', 1],
  ['a selector', '&:not(:popover-open) { display: none }', 1],
  ['code', 'if (URL.canParse(text)) go()', 1],
  ['an optional call', 'menu.showPopover?.()', 0],
])('finds features in %s: %s', (_kind, text, times) => {
  expect(newerIn(text, FEATURES, promised)).toHaveLength(times)
})

test('the table has no feature that all supported browsers have', () => {
  const known = FEATURES.filter((feature) => !isNewer(feature, promised))
  expect(known.map(({ what }) => what)).toEqual([])
})
