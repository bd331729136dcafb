import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { SliceRoot } from './slice-root'

const STYLES = '<style>.kA{color:red}</style>'
const styles = () => [...document.querySelectorAll('style')].map(({ outerHTML }) => outerHTML)

beforeEach(() => {
  document.body.innerHTML = `<div id="page"><div id="styles-footer" hidden>${STYLES}</div></div>`
})

test('a slice that React renders again keeps the server’s styles', () => {
  const page = document.getElementById('page') as HTMLElement
  render(<SliceRoot name="footer">Contact us</SliceRoot>, { container: page })
  expect(screen.getByText('Contact us')).toBeVisible()
  expect(styles()).toEqual([STYLES])
})

test('the styles of a removed slice stay, because other parts may use them', () => {
  const page = document.getElementById('page') as HTMLElement
  const { unmount } = render(<SliceRoot name="footer">Contact us</SliceRoot>, { container: page })
  unmount()
  expect(styles()).toEqual([STYLES])
})
