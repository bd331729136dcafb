import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { subscribeToAddress } from '../platform/address'
import {
  closeDialog,
  followAddress,
  forgetDialog,
  openDialog,
  openDialogByLink,
  useOpenDialog,
} from './open-dialog'
import { dialogNamed, followToDialog, useDialogCode } from './dialog-links'

const open = () => useOpenDialog.getState().target
const address = () => window.location.pathname + window.location.search + window.location.hash
let stop: () => void

const go = (to: string) => window.history.replaceState(null, '', to)

beforeEach(() => {
  document.body.innerHTML =
    ['fees', 'talk', 'talk-more', ''].map((id) => `<span id="${id}" data-dialog-here></span>`).join('') +
    '<h2 id="prices">Prices</h2>'
  go('/za/pricing/')
  stop = subscribeToAddress(followAddress)
})
afterEach(() => {
  stop()
  forgetDialog()
  vi.restoreAllMocks()
})

test.each([
  ['fees', { id: 'fees', parameter: '' }],
  ['talk+Khumo Print', { id: 'talk', parameter: 'Khumo Print' }],
  ['talk+a+b', { id: 'talk', parameter: 'a+b' }],
  ['talk+', { id: 'talk', parameter: '' }],
  ['from-menu-talk+Khumo', { id: 'talk', parameter: 'Khumo' }],
  ['fees+talk', { id: 'fees', parameter: 'talk' }],
  ['let-us-talk-more', { id: 'talk-more', parameter: '' }],
  ['talks', { id: 'talk', parameter: '' }],
  ['prices', undefined],
  ['prices@fees', undefined],
  ['nothing', undefined],
  ['+Khumo', undefined],
  ['', undefined],
])('the fragment %o names %o', (fragment, named) => {
  expect(dialogNamed(fragment)).toEqual(named)
})

test.each([
  ['/za/pricing/#fees', { id: 'fees', parameter: '' }],
  ['/za/pricing/#talk+Khumo%20Print', { id: 'talk', parameter: 'Khumo Print' }],
  ['/za/pricing/?overlay_open=talk', { id: 'talk', parameter: '' }],
  ['/za/pricing/?overlay_open=talk#fees', { id: 'fees', parameter: '' }],
  // In the query the id must be complete.
  ['/za/pricing/?overlay_open=let-us-talk', null],
  ['/za/pricing/?overlay_open=prices', null],
  ['/za/pricing/?overlay_open=', null],
  ['/za/pricing/#prices', null],
  ['/za/pricing/#%E0%A4%A', null],
])('%s opens %o', (to, named) => {
  go(to)
  followAddress()
  expect(open()).toEqual(named)
})

describe('a dialog opened by a link', () => {
  test('is in the address, and Back closes it', async () => {
    openDialogByLink({ id: 'talk', parameter: 'Khumo Print' })
    expect(open()).toEqual({ id: 'talk', parameter: 'Khumo Print' })
    expect(address()).toBe('/za/pricing/#talk+Khumo%20Print')
    window.history.back()
    await expect.poll(open).toBeNull()
    expect(address()).toBe('/za/pricing/')
  })

  test('goes back one history entry when it closes', async () => {
    openDialogByLink({ id: 'fees', parameter: '' })
    closeDialog()
    expect(open()).toBeNull()
    await expect.poll(address).toBe('/za/pricing/')
    window.history.forward()
    await expect.poll(() => open()?.id).toBe('fees')
  })

  test('stays closed when the address is read again before the browser has gone back', async () => {
    openDialogByLink({ id: 'fees', parameter: '' })
    closeDialog()
    followAddress()
    expect(open()).toBeNull()
    await vi.waitFor(() => expect(address()).toBe('/za/pricing/'))
    openDialogByLink({ id: 'fees', parameter: '' })
    expect(open()?.id).toBe('fees')
  })

  test('is replaced by another with the same history entry, so that one Back closes both', async () => {
    openDialogByLink({ id: 'fees', parameter: '' })
    const steps = window.history.length
    openDialogByLink({ id: 'talk', parameter: '' })
    expect(open()?.id).toBe('talk')
    expect(window.history.length).toBe(steps)
    window.history.back()
    await expect.poll(open).toBeNull()
    expect(address()).toBe('/za/pricing/')
  })
})

test.each([
  ['/za/pricing/?buuid=7&overlay_open=talk', '/za/pricing/?buuid=7'],
  ['/za/pricing/?form_success=true&overlay_open=talk#sent-1', '/za/pricing/'],
  ['/za/pricing/?form_success=true#fees', '/za/pricing/?form_success=true'],
  ['/za/pricing/?overlay_open=talk#prices', '/za/pricing/#prices'],
  ['/za/pricing/#fees', '/za/pricing/'],
])('closing a dialog opened by the address %s leaves %s', (to, left) => {
  go(to)
  followAddress()
  const steps = window.history.length
  closeDialog()
  expect(open()).toBeNull()
  expect(address()).toBe(left)
  expect(window.history.length).toBe(steps)
})

test('closing it keeps the query in a browser that does not count its parts', () => {
  vi.spyOn(URLSearchParams.prototype, 'size', 'get').mockReturnValue(undefined as unknown as number)
  go('/za/pricing/?buuid=7&overlay_open=talk')
  followAddress()
  closeDialog()
  expect(address()).toBe('/za/pricing/?buuid=7')
})

test('a dialog that the content opened stays open while the address changes, and closing it keeps the address', () => {
  openDialog({ id: 'fees', parameter: '' })
  go('/za/pricing/?tab=fees')
  followAddress()
  expect(open()?.id).toBe('fees')
  closeDialog()
  expect(open()).toBeNull()
  expect(address()).toBe('/za/pricing/?tab=fees')
})

test('closing without an open dialog changes nothing', () => {
  closeDialog()
  expect(address()).toBe('/za/pricing/')
})

describe('a link to a dialog that was followed before the code had loaded', () => {
  test('is left to the browser, and Back closes the dialog that opens then', async () => {
    expect(followToDialog({ id: 'fees', parameter: '' })).toEqual({ goesThere: true })
    expect(useDialogCode.getState().isWanted).toBe(true)
    window.history.pushState(null, '', '/za/pricing/#fees')
    followAddress()
    expect(open()?.id).toBe('fees')
    closeDialog()
    await expect.poll(address).toBe('/za/pricing/')
    window.history.forward()
    await expect.poll(() => open()?.id).toBe('fees')
  })

  test('opens the dialog as soon as the code has loaded', () => {
    useDialogCode.setState({ open: openDialogByLink })
    expect(followToDialog({ id: 'fees', parameter: '' })).toEqual({ goesThere: false })
    expect(open()?.id).toBe('fees')
    useDialogCode.setState({ open: undefined })
  })
})
