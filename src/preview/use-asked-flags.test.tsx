import { render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useCartDisabled } from '../cart'
import { dialogNamed } from '../ui'
import { useAskedFlags } from './use-asked-flags'

const Page = () => {
  useAskedFlags()
  return <p>{useCartDisabled() ? 'No cart' : 'Cart'}</p>
}
const show = (search: string) => {
  window.history.replaceState(null, '', `/za/editor/${search}`)
  return render(<Page />).container
}
const hasGetStarted = () => dialogNamed('get-started-modal') !== undefined

afterEach(() => document.getElementById('get-started-modal')?.remove())

test('a draft is shown with the flags that its address asks for', () => {
  const page = show('?flags=cart:off,get-started-modal:on')
  expect([page.textContent, hasGetStarted()]).toEqual(['No cart', true])
  const other = show('?flags=cart:on,get-started-modal:off')
  expect([other.textContent, hasGetStarted()]).toEqual(['Cart', false])
})

test('and with those that are published where it asks for none', () => {
  const page = show('?_storyblok=7')
  expect([page.textContent, hasGetStarted()]).toEqual(['Cart', false])
})
