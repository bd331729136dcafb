import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wallClock } from '../../shared/wall-clock'
import { setFootBar } from '../ui'
import { MomentPicker } from './moment-picker'

const chosen = vi.fn<(on: string | undefined) => void>()
const newFoot = () => {
  const foot = document.body.appendChild(document.createElement('div'))
  act(() => setFootBar(foot))
  return foot
}
let foot: HTMLElement
beforeEach(() => void (foot = newFoot()))
afterEach(() => {
  act(() => setFootBar(null))
  foot.remove()
})

test('a moment is chosen in South African time, from now on', () => {
  render(<MomentPicker on={undefined} onChoose={chosen} />)
  const field = screen.getByLabelText('See this page on')
  expect(field).toHaveAttribute('min', wallClock(Date.now()))
  expect(field).toHaveAccessibleDescription(/^South African time/)
  expect(screen.queryByText('Back to now')).toBeNull()
  fireEvent.change(field, { target: { value: '2031-02-03T04:05' } })
  fireEvent.submit(field)
  expect(chosen.mock.lastCall).toEqual(['2031-02-03T04:05'])
})

test('the chosen moment is named, another foot keeps the focus here, and a button returns to now', () => {
  const { rerender } = render(<MomentPicker on="2031-02-03T04:05" onChoose={chosen} />)
  const heading = () => screen.getByText('This page on 3 February 2031 at 04:05')
  expect(screen.getByLabelText('See this page on')).toHaveValue('2031-02-03T04:05')
  fireEvent.click(screen.getByText('Back to now'))
  expect(chosen.mock.lastCall).toEqual([undefined])
  expect(heading()).not.toHaveFocus()
  foot.remove()
  act(() => setFootBar(null))
  foot = newFoot()
  rerender(<MomentPicker on="2031-02-03T04:05" onChoose={chosen} />)
  expect(heading()).toHaveFocus()
})

test('the foot leads to the page about publishing, with the token of this page', () => {
  window.history.replaceState(null, '', '/za/editor/?_storyblok=1&_storyblok_tk[token]=abc')
  render(<MomentPicker on={undefined} onChoose={chosen} />)
  const link = screen.getByText('What is live, and what is being published')
  expect(link).toHaveAttribute('href', '/editor/status/?_storyblok=1&_storyblok_tk[token]=abc')
  window.history.replaceState(null, '', '/')
})
