import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLayoutEffect } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { create } from 'zustand'
import { InPageLink } from '../ui'
import { isReachable, namedStep, reachableStep, stepsInAddress } from './steps'

const STEPS = ['who', 'where', 'when'] as const
type Step = (typeof STEPS)[number]

describe('the shown step', () => {
  test.each<[wanted: Step | null, done: Step[], shown: Step]>([
    [null, [], 'who'],
    [null, ['who'], 'where'],
    ['who', ['who'], 'who'],
    ['where', ['who'], 'where'],
    ['when', ['who'], 'where'],
    ['when', ['where'], 'who'],
    ['when', ['who', 'where'], 'when'],
    [null, ['who', 'where', 'when'], 'when'],
  ])('for the wanted step %s with %j done is %s', (wanted, done, shown) => {
    expect(reachableStep<Step>(STEPS, wanted, (step) => done.includes(step))).toBe(shown)
  })

  test('is always a step of the wizard', () => {
    expect(isReachable<string>(STEPS, 'elsewhere', () => true)).toBe(false)
  })

  test.each([
    ['?step=where', 'where'],
    ['?a=1&step=when', 'when'],
    ['?step=elsewhere', null],
    ['', null],
  ])('wanted by the address %s is %s', (search, step) => {
    expect(namedStep<Step>(STEPS, search)).toBe(step)
  })
})

const useRent = create<{ step: Step | null }>()(() => ({ step: null }))
const RENT = stepsInAddress<Step>({
  name: 'rent',
  path: '/za/rent/',
  urlOf: (step) => `/za/rent/?step=${step}`,
  fromQuery: (search) => namedStep<Step>(STEPS, search),
  wanted: () => useRent.getState().step,
  want: (step) => useRent.setState({ step }),
})
const useShown = (): Step => {
  const { step } = useRent()
  const shown = reachableStep<Step>(STEPS, step, (one) => one === 'who')
  RENT.useInStep(step, shown)
  return shown
}
const Page = ({ pressed }: { pressed?: Step }) => {
  const step = useShown()
  // The earliest moment for a press: the page is rendered, and its effects have not run yet.
  useLayoutEffect(() => {
    if (pressed) RENT.open(pressed)
  }, [pressed])
  return (
    <>
      <p>{step}</p>
      <InPageLink {...RENT.linkTo('who')}>Back</InPageLink>
    </>
  )
}
const address = () => window.location.pathname + window.location.search
const goBackTo = (url: string) => {
  window.history.replaceState(null, '', url)
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
}

describe('the address', () => {
  beforeEach(() => {
    window.history.replaceState(null, '', '/za/rent/')
    act(() => useRent.setState({ step: null }))
  })

  test('without a step gets the due step, without a new history entry', () => {
    const before = window.history.length
    render(<Page />)
    expect(screen.getByText('where')).toBeVisible()
    expect([address(), window.history.length]).toEqual(['/za/rent/?step=where', before])
  })

  test('of a step that cannot be opened yet gets the due step', () => {
    window.history.replaceState(null, '', '/za/rent/?step=when')
    act(RENT.read)
    render(<Page />)
    expect(screen.getByText('where')).toBeVisible()
    expect(address()).toBe('/za/rent/?step=where')
  })

  test('changes with a link to a step, as a new history entry', async () => {
    render(<Page />)
    const before = window.history.length
    await userEvent.click(screen.getByRole('link', { name: 'Back' }))
    expect(screen.getByText('who')).toBeVisible()
    expect([address(), window.history.length]).toEqual(['/za/rent/?step=who', before + 1])
  })

  test('of a step that is opened before the effects run does not change', () => {
    render(<Page pressed="who" />)
    expect(screen.getByText('who')).toBeVisible()
    expect(address()).toBe('/za/rent/?step=who')
  })

  test('opens its step after Back; the address of another page does not change', () => {
    render(<Page />)
    goBackTo('/za/rent/?step=who')
    expect(screen.getByText('who')).toBeVisible()
    goBackTo('/za/')
    expect(address()).toBe('/za/')
  })

  test('of another page does not change when Back comes before the step was written', () => {
    const Left = () => {
      const step = useShown()
      useLayoutEffect(() => window.history.replaceState(null, '', '/za/'), [])
      return <p>{step}</p>
    }
    render(<Left />)
    expect(address()).toBe('/za/')
  })
})
