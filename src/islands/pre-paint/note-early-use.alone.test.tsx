import { fireEvent, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { object } from 'yup'
import { Form, SubmitButton } from '../../forms'
import { noteEarlyUse } from './note-early-use'

const OWN_FORM = renderToString(
  <Form
    of="rent"
    labels={{}}
    initialValues={{}}
    schema={object()}
    onSubmit={async () => undefined}
    method="post"
  >
    <SubmitButton>Send</SubmitButton>
  </Form>,
)

/** Whether the browser is left to send the form, which jsdom cannot. */
const sendEarly = (html: string) => {
  document.body.innerHTML = html
  let isLeft = false
  const leave = (event: Event) => {
    isLeft = !event.defaultPrevented
    event.preventDefault()
  }
  document.addEventListener('submit', leave, { once: true })
  fireEvent.click(screen.getByRole('button'))
  return isLeft
}

noteEarlyUse()
afterEach(() => {
  window.earlyUse = []
})

test.each([
  ['of ours, as the server writes it', OWN_FORM, false],
  ['with an address', '<form action="/za/shop/"><button>Send</button></form>', true],
])('a form %s, sent before the site’s code is here', (_what, html, isLeftToBrowser) => {
  expect(sendEarly(html)).toBe(isLeftToBrowser)
  expect(window.earlyUse).toContainEqual(
    expect.objectContaining({
      type: 'submit',
      target: document.querySelector('form'),
      submitter: screen.getByRole('button'),
    }),
  )
})
