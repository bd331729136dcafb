import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { carryVisitAlong, keepQuery, keptQuery } from './visit'

const go = (address: string): void => window.history.replaceState(null, '', address)
const open = (search: string): void => {
  go(`/za/${search}`)
  keepQuery()
}

afterEach(() => sessionStorage.clear())

describe('what a visit began with', () => {
  const MAIL = { utm_source: 'mail', a: '1' }
  test.each<[string, readonly string[], object, object]>([
    ['a query without a campaign', ['?tab=Overview', '?fee=2'], { tab: 'Overview' }, {}],
    ['a campaign', ['?utm_source=mail&a=1', '?tab=2'], MAIL, MAIL],
    ['a campaign after none', ['?tab=2', '?gclid=7', '?fbclid=8'], { gclid: '7' }, { fbclid: '8' }],
    ['nothing', ['', '?'], {}, {}],
    ['the answer of a login', ['?code=a&state=b'], {}, {}],
    ['an order', ['?order=a&payment=b&step=confirm', '?externalReference=c'], { step: 'confirm' }, {}],
  ])('%s', (_, searches, first, last) => {
    searches.forEach(open)
    expect(keptQuery('first')).toEqual(first)
    expect(keptQuery('last')).toEqual(last)
  })

  test('is kept under the name that others read', () => {
    open('?buuid=7&utm_source=mail')
    expect(sessionStorage.getItem('queryStringParams')).toBe('{"buuid":"7","utm_source":"mail"}')
  })

  test.each(['["utm_source"]', 'mail', '{"utm_source":7,"utm_medium":{}}', 'null', '7'])(
    'a tab that holds %s under it starts anew',
    (stored) => {
      sessionStorage.setItem('queryStringParams', stored)
      open('?utm_medium=display')
      expect(keptQuery('first')).toEqual({ utm_medium: 'display' })
    },
  )

  test('no link fills the storage', () => {
    open(
      `?utm_source=mail&long=${'x'.repeat(300)}&${Array.from({ length: 500 }, (_, at) => `p${at}=1`).join('&')}`,
    )
    expect(Object.keys(keptQuery('first'))).toHaveLength(30)
    expect(keptQuery('first').long).toHaveLength(250)
  })
})

describe('a link that is pressed or focused on a page with ?buuid=7&v=b&p=&utm_source=mail', () => {
  beforeAll(carryVisitAlong)

  test.each([
    ['another page', '/za/shop/', '/za/shop/?buuid=7&v=b&p='],
    ['one with a query', '/za/shop/?fee=2#list', '/za/shop/?fee=2&buuid=7&v=b&p=#list'],
    ['one that says something else', '/za/shop/?v=c&buuid=', '/za/shop/?v=c&buuid=&p='],
    ['a part of this page', '#fees', '/za/pricing/?buuid=7&v=b&p=&utm_source=mail#fees'],
    ['another origin', 'https://help.example.com/za/shop/', 'https://help.example.com/za/shop/'],
    ['a file', '/za/fees.pdf', '/za/fees.pdf'],
    ['a mail', 'mailto:help@yoco.example', 'mailto:help@yoco.example'],
  ])('%s', (_, href, expected) => {
    go('/za/pricing/?buuid=7&v=b&p=&utm_source=mail')
    for (const sign of ['pointerdown', 'focusin', 'click']) {
      document.body.innerHTML = `<a href="${href}"><span>On</span></a>`
      const anchor = document.querySelector('a') as HTMLAnchorElement
      anchor.addEventListener('click', (event) => event.preventDefault())
      anchor.firstElementChild?.dispatchEvent(new Event(sign, { bubbles: true, cancelable: true }))
      expect(anchor.href, sign).toBe(new URL(expected, window.location.href).href)
    }
  })

  test('nothing where the address carries nothing', () => {
    go('/za/pricing/?utm_source=mail')
    document.body.innerHTML = '<a href="/za/shop/">On</a>'
    document.querySelector('a')?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    expect(document.querySelector('a')).toHaveAttribute('href', '/za/shop/')
  })
})
