import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { object, string } from 'yup'
import { ShopError } from '../platform/http'
import {
  emailRule,
  Form,
  FormChoice,
  FormEmail,
  FormField,
  FormPhone,
  FormSelect,
  line,
  phoneRule,
  SubmitButton,
} from '.'

const LABELS = { name: 'Name', email: 'Email address', phone: 'Phone number', size: 'Size', how: 'How' }
const EMPTY = { name: '', email: '', phone: '', size: '', how: '' }
const schema = object({
  name: line('Name', 10),
  email: emailRule,
  phone: phoneRule,
  size: string().required('Size required'),
  how: string().required('How required'),
})
type Typed = typeof EMPTY
const FILLED: Typed = {
  name: ' Thandi ',
  email: 't@example.com',
  phone: '082 123 4567',
  size: 'S',
  how: 'post',
}

type Options = Partial<Parameters<typeof Form<Typed, Typed>>[0]>

const show = (options: Options = {}) => {
  const send = vi.fn<(values: Typed) => Promise<void>>().mockResolvedValue()
  const user = userEvent.setup({ delay: null })
  const shown = render(
    <Form<Typed, Typed>
      of="rent"
      labels={LABELS}
      initialValues={EMPTY}
      schema={schema}
      onSubmit={send}
      {...options}
    >
      <FormField name="name" label={LABELS.name} />
      <FormEmail name="email" label={LABELS.email} />
      <FormPhone name="phone" label={LABELS.phone} />
      <FormSelect name="size" label={LABELS.size} options={['S', 'L']} placeholder="Choose" />
      <FormChoice name="how" label={LABELS.how} options={[{ value: 'post', label: 'By post' }]} />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  )
  return { send, user, press: () => user.click(screen.getByRole('button', { name: 'Send' })), ...shown }
}
const field = (name: RegExp) => screen.getByRole('textbox', { name })
const summary = (name: string) => screen.findByRole('group', { name })

test('the values are sent as the schema casts them', async () => {
  const { send, user, press } = show()
  await user.type(field(/^Name/), FILLED.name)
  await user.type(field(/^Email/), FILLED.email)
  await user.type(field(/^Phone/), FILLED.phone)
  await user.tab()
  expect(field(/^Phone/)).toHaveValue('27821234567')
  expect(screen.getByText('+')).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Size' }), 'S')
  await user.click(screen.getByRole('radio', { name: 'By post' }))
  await press()
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
  expect(send.mock.calls[0]?.[0]).toEqual({ ...FILLED, name: 'Thandi', phone: '27821234567' })
})

test.each([
  [/^Phone/, '+27 (0)82 123 4567', '27821234567'],
  [/^Phone/, '0821234567890123', '0821234567890123'],
  [/^Email/, '\u200b t@example.com\u202c', 't@example.com'],
  [/^Name/, '\u202eThandi\u202c ', 'Thandi'],
  [/^Name/, 'x'.repeat(41), 'x'.repeat(41)],
])(
  'the field %s takes the whole pasted text %j, and shows the cleaned text once it is left',
  async (name, pasted, shown) => {
    const { user } = show()
    await user.click(field(name))
    await user.paste(pasted)
    await user.tab()
    expect(field(name)).toHaveValue(shown)
  },
)

test('the error summary follows the order of the fields, takes the focus, and links to each field', async () => {
  const { send, user, press } = show({ initialValues: { ...FILLED, name: '', email: 'thandi', size: '' } })
  await press()
  const box = await summary('Please check 3 fields')
  expect(box).toHaveFocus()
  const links = within(box).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Name required',
    'Email must be a valid email',
    'Size required',
  ])
  await user.click(links[1] ?? box)
  expect(field(/^Email/)).toHaveFocus()
  expect(field(/^Email/)).toHaveAccessibleDescription('Email must be a valid email')
  expect(field(/^Email/)).toBeInvalid()
  expect(send).not.toHaveBeenCalled()
})

test('leaving a field shows no errors of the other fields', async () => {
  const { user } = show()
  await user.type(field(/^Email/), 'thandi')
  await user.tab()
  expect(field(/^Email/)).toBeInvalid()
  expect(field(/^Name/)).toBeValid()
})

test('leaving a list without a choice shows its error', async () => {
  const { user } = show()
  const list = screen.getByRole('combobox', { name: 'Size' })
  await user.type(field(/^Name/), FILLED.name)
  await user.click(list)
  expect(list).toBeValid()
  await user.tab()
  await waitFor(() => expect(list).toBeInvalid())
  expect(list).toHaveAccessibleDescription('Size required')
})

test('an objection of the shop is shown beside its field, and stays when another field is left', async () => {
  const { send, user, press } = show({ initialValues: FILLED, serverPrefix: 'contact.' })
  send.mockRejectedValueOnce(
    new ShopError('invalid_request', 'Please check.', { 'contact.email': 'is not valid' }),
  )
  await press()
  const box = await summary('Please check one field')
  expect(box).toHaveFocus()
  await user.click(field(/^Name/))
  await user.tab()
  expect(field(/^Email/)).toHaveAccessibleDescription('Email address is not valid')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an objection stays while other fields change, and is removed when its field changes or the form is sent again', async () => {
  const { send, user, press } = show({ initialValues: FILLED })
  send.mockRejectedValue(new ShopError('invalid_request', 'Please check.', { email: 'is not valid' }))
  await press()
  await summary('Please check one field')
  const said = () => expect(field(/^Email/)).toHaveAccessibleDescription('Email address is not valid')
  await user.type(field(/^Phone/), '{End} ')
  await user.tab()
  expect(field(/^Phone/)).toHaveValue('27821234567')
  said()
  await user.type(field(/^Name/), 'a')
  said()
  await user.type(field(/^Email/), 'x')
  await waitFor(() => expect(field(/^Email/)).toBeValid())
  await user.type(field(/^Email/), '{Backspace}')
  await waitFor(said)
  await press()
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2))
})

test.each<[string, Options, string]>([
  [
    'is shown with a note that the typed values are stored',
    {},
    'The shop is closed. What you typed is kept.',
  ],
  [
    'is shown in the form’s own words',
    { problemOf: ({ code }) => `Sorry: ${code}.` },
    'Sorry: temporarily_unavailable.',
  ],
])('a refusal that no field can correct %s', async (_what, options, said) => {
  const { send, press } = show({ initialValues: FILLED, ...options })
  send.mockRejectedValueOnce(
    new ShopError('temporarily_unavailable', 'The shop is closed.', { hours: 'are over' }),
  )
  await press()
  expect(await screen.findByRole('alert')).toHaveTextContent(said)
  expect(field(/^Name/)).toHaveValue(FILLED.name)
  await press()
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('every change is stored, and so are the initial values', async () => {
  const store = vi.fn<(values: Typed) => void>()
  const { user } = show({ store, initialValues: { ...EMPTY, name: 'T' } })
  await user.type(field(/^Name/), 'h')
  expect(store.mock.calls.map(([{ name }]) => name)).toEqual(['T', 'Th'])
})

test('objections from before the form was opened take the focus at once', async () => {
  const { user } = show({ initialValues: FILLED, refused: { phone: 'Phone number is taken' } })
  expect(await summary('Please check one field')).toHaveFocus()
  expect(field(/^Phone/)).toHaveAccessibleDescription('Phone number is taken')
  await user.type(field(/^Phone/), '{Backspace}8')
  await waitFor(() => expect(screen.queryByRole('group')).toBeNull())
})
