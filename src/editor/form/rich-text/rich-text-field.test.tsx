import type { Editor } from '@tiptap/core'
import { act, render, screen } from '@testing-library/react'
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

test('what is typed stays while earlier words of it come back late, and an undone change is shown', () => {
  const start = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'So' }] }] }
  const handed: unknown[] = []
  const field = (value: unknown) => (
    <FormContext value={AROUND}>
      <RichTextField
        id="it"
        name="it"
        label="It"
        field={FIELD}
        value={value}
        onChange={(next) => handed.push(next)}
        described={{ 'aria-describedby': undefined, 'aria-invalid': undefined, 'aria-required': undefined }}
      />
    </FormContext>
  )
  const { rerender } = render(field(start))
  const box = screen.getByRole('textbox')
  const { editor } = box as HTMLElement & { editor: Editor }
  for (const words of [' it', ' goes'])
    act(() => void editor.commands.insertContentAt(editor.state.doc.content.size - 1, words))
  const [first, second] = handed
  for (const late of [first, second]) {
    rerender(field(late))
    expect(box).toHaveTextContent('So it goes')
  }
  rerender(field(first))
  expect(box).toHaveTextContent(/^So it$/)
  rerender(field(start))
  expect(box).toHaveTextContent(/^So$/)
})
