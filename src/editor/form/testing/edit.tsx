import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { vi } from 'vitest'
import type { Blok, Finding } from '../../../page'
import { BlockForm } from '..'
import type { Field, SpaceAround } from '../space'
import { demoSpace } from './demo-space'

/** A space with a component `sample` of these fields beside those of the demo. */
export const spaceWith = (schema: Record<string, Partial<Field> & { type: string }>): SpaceAround => ({
  ...demoSpace,
  components: [...demoSpace.components, { name: 'sample', schema, is_nestable: true }],
})

/** The form of a block as the editor shows it: what it hands over comes back as its block. */
export const edit = (block: Blok, space: SpaceAround, findings: readonly Finding[] = []) => {
  const onOpen = vi.fn<(uid: string) => void>()
  const handed: Blok[] = []
  const Shell = () => {
    const [now, setNow] = useState(block)
    const onChange = (next: Blok) => {
      handed.push(next)
      setNow(next)
    }
    return <BlockForm block={now} onChange={onChange} onOpen={onOpen} findings={findings} space={space} />
  }
  render(<Shell />)
  return {
    user: userEvent.setup(),
    onOpen,
    handed,
    /** The block as it was handed over last. */
    stored: () => handed.at(-1),
    dialog: async () => within(await screen.findByRole('dialog')),
  }
}

/** The form of one field with a stored value. */
export const editField = (field: Partial<Field> & { type: string }, value?: unknown) => {
  const block: Blok = {
    _uid: 'u',
    component: 'sample',
    kept: { as: 'it is' },
    ...(value !== undefined && { it: value }),
  }
  const form = edit(block, spaceWith({ it: field }))
  return { ...form, value: () => form.stored()?.it }
}
