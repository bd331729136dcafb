import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SliceRoot } from './slice-root'

const STYLES = '<style>.kA{color:red}</style>'
const styles = () => [...document.querySelectorAll('style')].map(({ outerHTML }) => outerHTML)

test('a slice that React renders again keeps the server’s styles, and leaves them to other parts when it goes', () => {
  document.body.innerHTML = `<div id="page"><div id="styles-footer" hidden>${STYLES}</div></div>`
  const container = document.getElementById('page') as HTMLElement
  const { unmount } = render(<SliceRoot name="footer">Contact us</SliceRoot>, { container })
  expect(screen.getByText('Contact us')).toBeVisible()
  expect(styles()).toEqual([STYLES])
  unmount()
  expect(styles()).toEqual([STYLES])
})
