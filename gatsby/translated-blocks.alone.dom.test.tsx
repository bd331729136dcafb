import { act, fireEvent, render } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { IS_FULL_RUN } from '../services/testing/scale'
import { BlockList } from '../src/islands'
import { AroundBlocks, BlocksFoot } from '../src/templates/page-blocks'
import { galleryPages } from './gallery-pages'
import { demoSpace } from './testing/render-blocks'
import { clearStyles } from '../src/theme/testing/clear-styles'
import { translate, watchLostTexts } from '../src/platform/testing/translator'

// Every kind of control of every block is used on a page that the browser translates (scripts/lint/text-alone.mjs): of
// each block in its fullest form, and before a release in all of them.

const CONTROLS = 'button, summary, select, textarea, input'

/** Controls that look alike and are called alike do the same. */
const kindOf = (control: Element): string => {
  const name = (control.getAttribute('aria-label') ?? control.textContent ?? '').slice(0, 8)
  return [control.tagName, control.className, control.getAttribute('type'), name].join()
}

const nextValue = (field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): string => {
  if (field instanceof HTMLSelectElement) return field.options[field.selectedIndex + 1]?.value ?? field.value
  if (field.type === 'range') return field.getAttribute('max') ?? ''
  return field.type === 'number' ? '2' : '100'
}

const use = (control: Element): void => {
  const isField = control.matches('select, textarea, input:not([type="checkbox"], [type="radio"])')
  if (!isField) return void fireEvent.click(control)
  fireEvent.change(control, { target: { value: nextValue(control as HTMLInputElement) } })
  fireEvent.blur(control)
}

const lost = watchLostTexts()

beforeAll(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00+02:00') })
  for (const name of ['error', 'warn'] as const) vi.spyOn(console, name).mockImplementation(() => undefined)
  // Which jsdom has not.
  Element.prototype.scrollIntoView = () => undefined
  Element.prototype.scrollTo = () => undefined
  HTMLDialogElement.prototype.showModal = () => undefined
  HTMLDialogElement.prototype.close = () => undefined
})
beforeEach(() => {
  lost.length = 0
})
afterEach(clearStyles)
// Blocks load some code late. That code needs the page, which is removed when this file ends.
afterAll(() => vi.dynamicImportSettled())

const blockPages = galleryPages(demoSpace).pages.filter(({ context }) => context.shown.length === 1)

test.each(blockPages.map(({ context }) => [context.name, context] as const))('%s', async (_, context) => {
  const { body = [] } = context.content
  render(
    <>
      <AroundBlocks context={context}>
        <BlockList bloks={IS_FULL_RUN ? body : body.slice(0, 1)} />
      </AroundBlocks>
      <BlocksFoot context={context} />
    </>,
  )
  await act(() => vi.advanceTimersByTimeAsync(0))
  const used = new Set<string>()
  const next = () => {
    translate(document.body)
    return [...document.querySelectorAll(CONTROLS)].find((control) => !used.has(kindOf(control)))
  }
  for (let control = next(); control; control = next()) {
    const isUsed = control
    used.add(kindOf(control))
    await act(async () => {
      use(isUsed)
      await vi.advanceTimersByTimeAsync(100)
    })
  }
  expect(lost).toEqual([])
  expect(document.body).not.toHaveTextContent(/has stopped working/)
})
