import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { StepProgress } from './steps'

const TITLES = ['About you', 'Your business', 'Done']

const show = (current: number, isOver = false) => {
  const onOpen = vi.fn()
  render(
    <StepProgress
      label="Steps"
      current={current}
      steps={TITLES.map((title, index) => ({
        title,
        isDone: isOver || index < current,
        link: index <= current ? { href: `#${index}`, onOpen } : undefined,
      }))}
    />,
  )
  return { onOpen, items: screen.getAllByRole('listitem') }
}

test('the current step is marked, earlier steps are done and link back', async () => {
  const { onOpen, items } = show(1)
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null])
  expect(items.map(({ textContent }) => textContent)).toEqual(['About you, done', '2Your business', '3Done'])
  expect(screen.getAllByRole('link')).toHaveLength(1)
  await userEvent.click(screen.getByRole('link', { name: /^About you/ }))
  expect(onOpen).toHaveBeenCalledOnce()
})

test('at the end the last step is done and still current', () => {
  const { items } = show(2, true)
  expect(items.at(-1)).toHaveAttribute('aria-current', 'step')
  expect(items.at(-1)).toHaveTextContent('Done, done')
})
