import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Bloks } from '../src/content'
import { experimentsIn } from '../src/experiments/rules'
import { BlockRegistryProvider } from '../src/islands'
import { preloadBlocks } from '../src/islands/registry'
import { examples as heroes } from '../src/blocks/heroes/hero-flood/example'
import { blockRegistry } from '../src/blocks/registry.gen'
import { examples as questions } from '../src/blocks/sections/faq/example'
import { examples } from '../src/blocks/tools/experiment/example'
import Experiment from '../src/blocks/tools/experiment/experiment'

// The HTML that the build writes for an experiment. A build has no window.
await preloadBlocks(['centre_cta_banner', 'faq', 'hero_flood'], blockRegistry)

const htmlOf = (blok: Bloks.Experiment) =>
  renderToStaticMarkup(
    createElement(BlockRegistryProvider, { value: blockRegistry }, createElement(Experiment, { blok })),
  )
const count = (html: string, what: RegExp) => [...html.matchAll(what)].length

test('it holds every variant, and says their names and weights', () => {
  const html = htmlOf(examples.full)
  expect(count(html, /<h2/g)).toBe(3)
  expect(experimentsIn(html)).toEqual([
    {
      name: 'closing-line',
      variants: [
        { name: 'control', weight: 2 },
        { name: 'variant', weight: 1 },
        { name: 'by-tonight', weight: 1 },
      ],
    },
  ])
})

test('structured data comes from the control alone', () => {
  const html = htmlOf({
    ...examples.full,
    control: [questions.full],
    variant: [questions.long],
    variants: [],
  })
  expect(count(html, /application\/ld\+json/g)).toBe(1)
  const [before = ''] = html.split('closing-line:variant')
  expect(before).toContain('application/ld+json')
})

test('no picture is fetched before it is known which variant is shown', () => {
  const html = htmlOf({ ...examples.full, control: [heroes.full], variant: [heroes.full], variants: [] })
  expect(count(html, /<img/g)).toBe(2)
  expect(count(html, /<img[^>]* loading="lazy"/g)).toBe(2)
  expect(count(html, /<img[^>]* fetchPriority="high"/gi)).toBe(2)
})

test('without a variant there is no experiment in it', () => {
  expect(experimentsIn(htmlOf(examples.required))).toEqual([])
})
