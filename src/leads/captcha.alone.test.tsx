import { act, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadCaptcha, type CaptchaApi } from './captcha-script'
import { LeadForm } from './lead-form'
import { configureCaptcha, configureCrm, recordPosts, field, fillWho, user, SALES, RENTAL } from './testing'

vi.mock('./captcha-script', () => ({ loadCaptcha: vi.fn() }))

const MESSAGE = 'Captcha must be completed'

type Widget = { options: Parameters<CaptchaApi['render']>[1]; token: HTMLTextAreaElement }
let widgets: Widget[]
let posts: ReturnType<typeof recordPosts>

/** Like the provider's API: each widget has a number and a field for its token. */
const api: CaptchaApi = {
  ready: (run) => run(),
  render: (container, options) => {
    const token = document.createElement('textarea')
    token.name = 'g-recaptcha-response'
    container.append(token)
    return widgets.push({ options, token }) - 1
  },
  getResponse: (id) => widgets[id]?.token.value ?? '',
  reset: vi.fn<CaptchaApi['reset']>((id) => {
    const widget = widgets[id]
    if (widget) widget.token.value = ''
  }),
}
const answer = (at = 0) =>
  act(async () => {
    const widget = widgets[at]
    if (!widget) throw new Error('No such widget.')
    widget.token.value = `token-${at}`
    widget.options.callback()
  })
const fireCallback = (what: 'expired-callback' | 'error-callback') =>
  act(async () => {
    const [widget] = widgets
    if (widget && what === 'expired-callback') widget.token.value = ''
    widget?.options[what]()
  })
const group = () => screen.getByRole('group', { name: /^Check that you are a person/ })
const flag = () => new FormData(screen.getByRole<HTMLFormElement>('form')).get('captcha')
const press = (name = 'Ask for a call') => user.click(screen.getByRole('button', { name }))
const begin = async () => {
  await user.click(field(/^First name/))
  await vi.waitFor(() => expect(widgets).toHaveLength(1))
}

beforeEach(() => {
  configureCrm()
  configureCaptcha()
  posts = recordPosts()
  widgets = []
  vi.mocked(loadCaptcha).mockReset().mockResolvedValue(api)
  window.history.replaceState(null, '', '/za/contact-sales/')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

test('the captcha is loaded once the visitor begins to fill in the form, and not before', async () => {
  render(<LeadForm {...SALES} />)
  expect(group()).toHaveTextContent('A box to tick appears here once you begin')
  expect(loadCaptcha).not.toHaveBeenCalled()
  await begin()
  expect(loadCaptcha).toHaveBeenCalledExactlyOnceWith('https://captcha.example/api.js')
  expect(widgets[0]?.options).toMatchObject({ sitekey: 'site-key', size: 'normal' })
  await user.click(field(/^Last name/))
  expect(widgets).toHaveLength(1)
})

test('pressing the button loads the captcha too', async () => {
  render(<LeadForm {...SALES} />)
  screen.getByRole<HTMLFormElement>('form').requestSubmit()
  await vi.waitFor(() => expect(widgets).toHaveLength(1))
})

test('a narrow screen gets the narrow widget', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  render(<LeadForm {...SALES} />)
  await begin()
  expect(widgets[0]?.options.size).toBe('compact')
})

test('an incomplete captcha shows an error beside it and in the summary, which links to it', async () => {
  render(<LeadForm {...SALES} />)
  await fillWho('Khumo')
  await press()
  const summary = await screen.findByRole('group', { name: 'Please check one field' })
  expect(group()).toHaveAccessibleDescription(MESSAGE)
  await user.click(within(summary).getByRole('link', { name: MESSAGE }))
  expect(group()).toHaveFocus()
  expect(posts).toEqual([])
})

test('a completed captcha is sent with its token, its flag and the current time', async () => {
  render(<LeadForm {...SALES} />)
  await fillWho('Khumo')
  expect(flag()).toBe('false')
  await answer()
  expect(flag()).toBe('true')
  const before = Date.now()
  await press()
  await vi.waitFor(() => expect(posts).toHaveLength(1))
  const { captcha_settings: settings, ...fields } = posts[0]?.fields ?? {}
  expect(fields).toMatchObject({ captcha: 'true', 'g-recaptcha-response': 'token-0', phone: '27821234567' })
  const { ts, ...others } = JSON.parse(String(settings)) as { ts: string }
  expect(others).toEqual({ keyname: 'key_name', fallback: 'true', orgId: '00D000000000001' })
  expect(Number(ts)).toBeGreaterThanOrEqual(before)
})

test('the form’s time is updated until the captcha is completed', async () => {
  render(<LeadForm {...SALES} />)
  const time = () => {
    const settings = new FormData(screen.getByRole<HTMLFormElement>('form')).get('captcha_settings')
    return Number((JSON.parse(String(settings)) as { ts: string }).ts)
  }
  expect(time()).toBe(0)
  vi.useFakeTimers({ now: 1_795_000_000_000 })
  await act(async () => field(/^First name/).focus())
  await act(() => vi.advanceTimersByTimeAsync(500))
  expect(time()).toBe(1_795_000_000_500)
  await act(() => vi.advanceTimersByTimeAsync(500))
  expect(time()).toBe(1_795_000_001_000)
  await answer()
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(time()).toBe(1_795_000_001_000)
})

test('an expired answer no longer counts, and shows an error', async () => {
  render(<LeadForm {...SALES} />)
  await begin()
  await answer()
  await fireCallback('expired-callback')
  expect(flag()).toBe('false')
  await vi.waitFor(() => expect(group()).toHaveAccessibleDescription(MESSAGE))
  await answer()
  await vi.waitFor(() => expect(group()).not.toHaveAccessibleDescription(MESSAGE))
})

test('a captcha that cannot be loaded shows a message and can be tried again', async () => {
  vi.mocked(loadCaptcha).mockRejectedValueOnce(new Error('The captcha did not load.'))
  render(<LeadForm {...SALES} />)
  await user.type(field(/^First name/), 'Thandi')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The check did not load. What you typed is kept.',
  )
  await press('Try again')
  await vi.waitFor(() => expect(widgets).toHaveLength(1))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(group()).toHaveFocus()
  expect(field(/^First name/)).toHaveValue('Thandi')
})

test('without a captcha the shop stores the lead; once it is back, the form is posted', async () => {
  const ask = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  render(<LeadForm {...SALES} />)
  await fillWho('Khumo')
  await fireCallback('error-callback')
  await press()
  expect(await screen.findByText(/^We could not reach the shop\./)).toBeVisible()
  expect(ask).toHaveBeenCalled()
  expect(posts).toEqual([])
  await press('Try again')
  expect(api.reset).toHaveBeenCalledWith(0)
  expect(widgets).toHaveLength(1)
  await answer()
  await press()
  await vi.waitFor(() => expect(posts).toHaveLength(1))
})

test('each form of a page has its own captcha', async () => {
  render(
    <>
      <LeadForm {...SALES} />
      <LeadForm {...RENTAL} />
    </>,
  )
  const forms = screen.getAllByRole<HTMLFormElement>('form')
  const first = (form: HTMLFormElement | undefined) =>
    within(form as HTMLFormElement).getByLabelText(/^First name/)
  await user.click(first(forms[0]))
  await user.click(first(forms[1]))
  await vi.waitFor(() => expect(widgets).toHaveLength(2))
  await answer(1)
  expect(forms.map((form) => new FormData(form).get('captcha'))).toEqual(['false', 'true'])
})

test('going back to the form asks for another captcha, and the other values stay', async () => {
  render(<LeadForm {...SALES} />)
  await fillWho('Khumo')
  await answer()
  await press()
  await vi.waitFor(() => expect(posts).toHaveLength(1))
  await act(async () => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  expect(api.reset).toHaveBeenCalledWith(0)
  expect(flag()).toBe('false')
  expect(field(/^Last name/)).toHaveValue('Nkosi')
  await vi.waitFor(() =>
    expect(screen.getByRole('button', { name: 'Ask for a call' })).not.toHaveAttribute('aria-busy'),
  )
  await press()
  await vi.waitFor(() => expect(group()).toHaveAccessibleDescription(MESSAGE))
  expect(posts).toHaveLength(1)
})

test('a form with a captcha waits for the site’s code', () => {
  render(<LeadForm {...SALES} />)
  expect(screen.getByRole('form')).toHaveAttribute('data-awaits-code')
})
