import type { Editor } from '@tiptap/core'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FormContext, type FormAround } from '../field-view'
import { demoSpace } from '../testing/demo-space'
import { RichTextField } from './rich-text-field'

const FIELD = { type: 'richtext' }
const AROUND: FormAround = {
  space: demoSpace,
  component: { name: 'sample', schema: { it: FIELD } },
  parts: [],
  findings: [],
  byField: new Map(),
  open: () => undefined,
  openAdded: () => undefined,
}

const text = (words: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
})

const fieldWith = (value: unknown, onChange: (value: unknown) => void) => (
  <FormContext value={AROUND}>
    <RichTextField
      id="it"
      name="it"
      label="It"
      field={FIELD}
      value={value}
      onChange={onChange}
      described={{ 'aria-describedby': undefined, 'aria-invalid': undefined, 'aria-required': undefined }}
    />
  </FormContext>
)

const editedIn = (box: HTMLElement) => (box as HTMLElement & { editor: Editor }).editor

test('what is typed stays while earlier words of it come back late, and an undone change is shown', () => {
  const handed: unknown[] = []
  const field = (value: unknown) => fieldWith(value, (next) => handed.push(next))
  const { rerender } = render(field(text('So')))
  const box = screen.getByRole('textbox')
  const editor = editedIn(box)
  for (const words of [' it', ' goes'])
    act(() => void editor.commands.insertContentAt(editor.state.doc.content.size - 1, words))
  const [first, second] = handed
  for (const late of [first, second]) {
    rerender(field(late))
    expect(box).toHaveTextContent('So it goes')
  }
  rerender(field(first))
  expect(box).toHaveTextContent(/^So it$/)
  rerender(field(text('So')))
  expect(box).toHaveTextContent(/^So$/)
})

test('a press on a button of the bar leaves the focus in the text; its list of headings takes it', () => {
  render(fieldWith(text('So'), () => undefined))
  // The browser would move the focus after this event.
  expect(fireEvent.mouseDown(screen.getByRole('button', { name: 'Bold' }))).toBe(false)
  expect(fireEvent.mouseDown(screen.getByRole('combobox'))).toBe(true)
})
