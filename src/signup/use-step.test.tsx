import { act, render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { useSignup } from './store'
import { openStep, useStep } from './use-step'

beforeEach(() => {
  window.history.replaceState(null, '', '/za/signup/')
  act(() => useSignup.setState({ ...useSignup.getInitialState(), saved: ['about'] }, true))
})

const Step = ({ pressed }: { pressed?: 'about' }) => {
  const step = useStep()
  // As early as anybody can press: the page stands, and its effects have not run yet.
  useLayoutEffect(() => {
    if (pressed) openStep(pressed)
  }, [pressed])
  return <p>{step}</p>
}

test('an address that asks for no step is given the one that is due', () => {
  render(<Step />)
  expect(screen.getByText('business')).toBeVisible()
  expect(window.location.search).toBe('?step=business')
})

test('a step that is opened at once stays open', () => {
  render(<Step pressed="about" />)
  expect(screen.getByText('about')).toBeVisible()
  expect(window.location.search).toBe('?step=about')
})

test('Back to another page before the address was given its step leaves the other one alone', () => {
  const Left = () => {
    const step = useStep()
    useLayoutEffect(() => window.history.replaceState(null, '', '/za/'), [])
    return <p>{step}</p>
  }
  render(<Left />)
  expect(window.location.pathname + window.location.search).toBe('/za/')
})

test('Back opens the step it leads to, and leaves the address of another page alone', () => {
  render(<Step />)
  const goBackTo = (address: string) => {
    window.history.replaceState(null, '', address)
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  }
  goBackTo('/za/signup/?step=about')
  expect(screen.getByText('about')).toBeVisible()
  goBackTo('/za/')
  expect(window.location.pathname + window.location.search).toBe('/za/')
})
