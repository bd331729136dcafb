import { expect, test } from 'vitest'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { showOnServer } from '../../../ui/testing/show-on-server'
import { examples } from './example'
import TabSelectorBanner, { nextTab } from './tab-selector-banner'

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 2, 1],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['ArrowDown', 1, undefined],
  ['toString', 1, undefined],
])('%s leads from tab %i of three to %o', (key, chosen, expected) => {
  expect(nextTab(key, chosen, 3)).toBe(expected)
})

const tab = (name: string) => screen.getByRole('tab', { name })
const chosen = () => screen.getByRole('tab', { selected: true })
const shown = () => screen.getByRole('tabpanel')

test('a press on a tab changes headline, picture and button', async () => {
  render(<TabSelectorBanner blok={examples.full} />)
  expect(shown()).toHaveAccessibleName('Market stalls')
  await userEvent.click(tab('Salons'))
  const panel = within(shown())
  expect(panel.getByRole('heading', { level: 3, name: 'A slip for every chair' })).toBeVisible()
  expect(panel.getByText(/payment at the mirror/)).toBeVisible()
  expect(panel.getByRole('img', { name: /Khumo Print/ })).toBeVisible()
  expect(panel.getByRole('link', { name: 'Meet Khumo Print' })).toHaveAttribute(
    'href',
    '/za/shop/card-machines/',
  )
})

test('arrow keys, Home and End choose a tab, and Tab reaches only the chosen one', async () => {
  render(<TabSelectorBanner blok={examples.full} />)
  await userEvent.tab()
  expect(tab('Market stalls')).toHaveFocus()
  for (const [key, name] of [
    ['ArrowLeft', 'Shops'],
    ['ArrowRight', 'Market stalls'],
    ['ArrowRight', 'Cafés'],
    ['End', 'Shops'],
    ['Home', 'Market stalls'],
  ]) {
    await userEvent.keyboard(`{${key}}`)
    expect(tab(name ?? '')).toHaveFocus()
    expect(chosen()).toHaveAccessibleName(name)
  }
  await userEvent.tab()
  expect(shown()).toHaveFocus()
})

test('other keys are left to the browser', async () => {
  render(<TabSelectorBanner blok={examples.full} />)
  await userEvent.tab()
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
  expect(chosen()).toHaveAccessibleName('Market stalls')
})

test('the server renders every panel, each with its headline', () => {
  const page = showOnServer(<TabSelectorBanner blok={examples.required} />)
  expect([...page.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(['Buy', 'Rent'])
  expect(page.querySelectorAll('[role="tabpanel"][data-chosen]')).toHaveLength(1)
})
