import { describe, expect, test } from 'vitest'
import { readBooking, readChat } from './read-help'

const SCRIPT = 'https://cdn.example.com/v1/widget.js?key=1'
const CALENDLY = 'https://calendly.com'

describe('the chat', () => {
  test.each([
    ['is embedded beside the sandbox', {}, true, { embedded: true, scriptUrl: '/chat/widget.js' }],
    ['is not there without', {}, false, undefined],
    ['is a provider’s', { CHAT_SCRIPT_URL: SCRIPT }, true, { embedded: false, scriptUrl: SCRIPT }],
    [
      'is a provider’s without the sandbox',
      { CHAT_SCRIPT_URL: SCRIPT },
      false,
      { embedded: false, scriptUrl: SCRIPT },
    ],
  ])('%s', (_case, env, sandbox, chat) => {
    expect(readChat(env, { sandbox })).toEqual(chat)
  })

  test.each([
    ['widget.js', 'CHAT_SCRIPT_URL must be an address that starts with http:// or https://.'],
    ['http://cdn.example.com/widget.js', 'CHAT_SCRIPT_URL must be an address that starts with https://.'],
    [`${SCRIPT}#top`, 'CHAT_SCRIPT_URL must be an address without a fragment.'],
  ])('is not at %s', (address, sentence) => {
    expect(() => readChat({ CHAT_SCRIPT_URL: address }, { sandbox: true })).toThrow(sentence)
  })
})

describe('calendars', () => {
  test.each([
    ['are embedded beside the sandbox', {}, true, { embedded: true, url: '/booking/' }],
    ['are linked to without', {}, false, undefined],
    ['are a provider’s', { BOOKING_URL: `${CALENDLY}/` }, true, { embedded: false, url: CALENDLY }],
  ])('%s', (_case, env, sandbox, booking) => {
    expect(readBooking(env, { sandbox })).toEqual(booking)
  })

  test.each([
    ['calendly.com', 'BOOKING_URL must be an address that starts with http:// or https://.'],
    ['http://calendly.com', 'BOOKING_URL must be an address that starts with https://.'],
    [`${CALENDLY}/yoco`, 'BOOKING_URL must be an origin without a path'],
  ])('are not at %s', (address, sentence) => {
    expect(() => readBooking({ BOOKING_URL: address }, { sandbox: true })).toThrow(sentence)
  })
})
