/** Spec 5, to the letter. */
export const INVALID_EMAIL = 'Email must be a valid email'

const LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?'
const ADDRESS = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})+$`)

/**
 * Whether a trimmed text is an email address, for browser and shop alike: what the HTML standard and yup call one, with a dot
 * behind the @. They let `thandi@gmail` pass, to which no mail can be sent.
 */
export const isEmailAddress = (text: string): boolean => ADDRESS.test(text)

/** The same as a test of yup's. An empty field is another rule's. */
export const EMAIL_TEST = {
  name: 'email',
  message: INVALID_EMAIL,
  test: (text?: string) => !text || isEmailAddress(text),
}
