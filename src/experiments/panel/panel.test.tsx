import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { UNSET_FLAGS } from '../../platform/flags'
import { drawVariant } from '../rules/choose'
import { answerConsent } from '../testing'
import type { ListedExperiment } from './browser-state'
import { Panel } from './panel'

const HERO: ListedExperiment = {
  name: 'rent-hero',
  description: 'Whether the price says more than the season.',
  variants: [
    { name: 'control', weight: 2 },
    { name: 'variant', weight: 1 },
    { name: 'by-tonight', weight: 1 },
    { name: 'off', weight: 0 },
  ],
  pages: [{ path: '/za/rent/', title: 'Rent a card machine' }],
}
const LINE: ListedExperiment = {
  name: 'line',
  description: '',
  variants: [
    { name: 'control', weight: 1 },
    { name: 'variant', weight: 1 },
  ],
  pages: [{ path: '/za/switch/', title: 'Switch to us' }],
}
/** Origin of this page, which may be a preview. */
const SITE = window.location.origin

const show = (experiments = [HERO, LINE], search = '') => {
  window.history.replaceState(null, '', `/za/internal/tests/experiments/${search}`)
  render(
    <Panel
      title="Experiments and flags"
      siteUrl="https://www.example.co.za"
      experiments={experiments}
      flags={UNSET_FLAGS}
    />,
  )
}
const user = userEvent.setup()
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const card = (name: string) => screen.getByRole('article', { name })
/** The variant that is chosen; undefined where this browser draws. */
const chosen = (name: string) =>
  within(card(name)).queryByRole<HTMLInputElement>('radio', { checked: true })?.value
const stored = () => localStorage.getItem('experiments')
const link = () => screen.getByRole('textbox', { name: 'Link' })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  sessionStorage.setItem('visitorId', 'somebody')
})
afterEach(() => void vi.restoreAllMocks())

describe('an experiment', () => {
  test('is shown with its description, its pages and the share of each variant', () => {
    show()
    const hero = within(card('rent-hero'))
    expect(hero.getByText(HERO.description)).toBeVisible()
    expect(hero.getByRole('link', { name: 'Rent a card machine' })).toHaveAttribute('href', '/za/rent/')
    expect(hero.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'control 50% of visitors',
      'variant 25% of visitors',
      'by-tonight 25% of visitors',
      'off No visitors',
    ])
  })

  test('names the variant that this browser drew, which can be chosen too', async () => {
    show()
    const drawn = drawVariant(HERO, 'somebody')
    expect(chosen('rent-hero')).toBeUndefined()
    expect(card('rent-hero')).toHaveTextContent(new RegExp(`${drawn}.: that is what it drew\\.`))
    expect(screen.getByRole('button', { name: 'Back to the draw' })).toBeDisabled()
    await user.click(within(card('rent-hero')).getByRole('radio', { name: new RegExp(`^${drawn}`) }))
    expect(chosen('rent-hero')).toBe(drawn)
  })

  test('says why nothing is drawn, as soon as the visitor declines', () => {
    show()
    act(() => answerConsent('denied'))
    expect(chosen('rent-hero')).toBeUndefined()
    expect(card('rent-hero')).toHaveTextContent('statistics were declined, so nothing is drawn.')
  })
})

describe('a choice', () => {
  test('counts at once: that variant, and the control of all other experiments', async () => {
    show()
    await user.click(within(card('rent-hero')).getByRole('radio', { name: /by-tonight/ }))
    expect(stored()).toBe('["rent-hero:by-tonight"]')
    expect([chosen('rent-hero'), chosen('line')]).toEqual(['by-tonight', 'control'])
    expect(card('rent-hero')).toHaveTextContent('This browser sees “by-tonight”: chosen here or by a link.')
    expect(
      screen.getByText(/^Chosen here: rent-hero:by-tonight\. Of all others, the control\.$/),
    ).toBeVisible()
    expect(link()).toHaveValue(`${SITE}/za/rent/?testExperiments=rent-hero:by-tonight`)
  })

  test('is added to earlier choices', async () => {
    show()
    await press('Show every variant')
    expect(stored()).toBe('["rent-hero","line"]')
    await user.click(within(card('rent-hero')).getByRole('radio', { name: /control/ }))
    expect(stored()).toBe('["line"]')
    expect(link()).toHaveValue(`${SITE}/za/switch/?testExperiments=line`)
  })

  test('can be the control of every experiment', async () => {
    show()
    await press('Show controls only')
    expect(stored()).toBe('[]')
    expect([chosen('rent-hero'), chosen('line')]).toEqual(['control', 'control'])
    expect(link()).toHaveValue(`${SITE}/za/?testExperiments=none`)
  })

  test('ends when the visitor goes back to the draw, also if it came from a link', async () => {
    show([HERO, LINE], '?testExperiments=line&v=1')
    expect(chosen('line')).toBe('variant')
    await press('Back to the draw')
    expect(stored()).toBeNull()
    expect(window.location.search).toBe('?v=1')
    expect(chosen('line')).toBeUndefined()
    expect(link()).toHaveValue(`${SITE}/za/?testExperiments=draw`)
  })

  test('can be copied as a link', async () => {
    show()
    await press('Show every variant')
    await press('Copy link')
    expect(await navigator.clipboard.readText()).toBe(`${SITE}/za/rent/?testExperiments=rent-hero,line`)
    expect(screen.getByText('Link copied')).toBeVisible()
  })
})

test('without experiments the panel says so and shows the flags', () => {
  show([])
  expect(screen.getByText('No page holds an experiment at the moment.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Show every variant' })).toBeNull()
  expect(screen.getByText('cart')).toBeVisible()
})

test('a flag shows its published state, and a link previews the other state', async () => {
  show([], '?flags=get-started-modal:on,nobody:on')
  const address = () => screen.getByRole('textbox', { name: 'Address of the preview' })
  expect(screen.getByText('Published: off. In the preview link below: on.')).toBeVisible()
  expect(address()).toHaveValue(`${SITE}/za/editor/?flags=get-started-modal:on`)
  await press('Preview cart off')
  expect(address()).toHaveValue(`${SITE}/za/editor/?flags=get-started-modal:on,cart:off`)
  await press('Preview get-started-modal on')
  expect(address()).toHaveValue(`${SITE}/za/editor/?flags=cart:off`)
  expect(screen.getByText('Published: off.')).toBeVisible()
})
