import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { object } from 'yup'
import { FormField, line, StepForm, WizardHeader } from '.'

const STEPS = ['who', 'where', 'done'] as const
const TITLES = { who: 'About you', where: 'Where to', done: 'Done' }
type Step = (typeof STEPS)[number]

const header = (step: Step, isUntitled = false) => (
  <WizardHeader<Step>
    label="Steps of your rental"
    steps={STEPS}
    step={step}
    titles={TITLES}
    isDone={(_step, isBefore) => isBefore}
    linkTo={(one) => (one === 'done' ? undefined : { href: `?step=${one}`, onOpen: vi.fn() })}
    pageTitle="Rent | yoco"
    isUntitled={isUntitled}
  />
)

test('the list, the heading and the document title name the current step', () => {
  render(header('where'))
  const [who, where, done] = screen.getAllByRole('listitem')
  expect(where).toHaveAttribute('aria-current', 'step')
  expect(who).toHaveTextContent('About you, done')
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['About you, done'])
  expect(done).not.toHaveTextContent('done')
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Where to')
  expect(document.title).toBe('Where to | Rent | yoco')
})

test('the heading takes the focus when the step changes, not when the page is first shown', () => {
  const { rerender } = render(header('who'))
  expect(document.body).toHaveFocus()
  rerender(header('where'))
  expect(screen.getByRole('heading', { name: 'Where to' })).toHaveFocus()
})

test('a step with a heading of its own gets no second heading', () => {
  render(header('done', true))
  expect(screen.queryByRole('heading')).toBeNull()
  expect(document.title).toBe('Done | Rent | yoco')
})

test('a step has a submit button, which may be outside its form, and a link back', async () => {
  const send = vi.fn<(values: { name: string }) => Promise<void>>().mockResolvedValue()
  const onOpen = vi.fn()
  render(
    <StepForm<{ name: string }, { name: string }>
      of="rent"
      labels={{ name: 'Name' }}
      initialValues={{ name: 'Thandi' }}
      schema={object({ name: line('Name', 10) })}
      onSubmit={send}
      submitLabel="Continue to Where"
      back={{ href: '/za/rent/?step=who', title: 'Who', onOpen }}
    >
      <FormField name="name" label="Name" />
    </StepForm>,
  )
  await userEvent.click(screen.getByRole('link', { name: 'Back to Who' }))
  expect(onOpen).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: 'Continue to Where' }))
  await vi.waitFor(() => expect(send.mock.calls[0]?.[0]).toEqual({ name: 'Thandi' }))
})
