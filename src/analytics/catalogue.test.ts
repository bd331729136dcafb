import { describe, expect, test } from 'vitest'
import type { SiteEvent } from '../platform/events'
import { track } from './calls'
import { callsOf } from './catalogue'
import type { CartSiteEvent, CheckoutSiteEvent } from './catalogue-shop'

const CART = 'cart-1'
const WHO = { cartId: CART }
const LINK = { text: 'Pricing', path: '/za/pricing/' }
const LEAD = {
  first_name: 'Thandi',
  last_name: 'Nkosi',
  email: 'thandi@example.co.za',
  phone: '27821234567',
  turnover: 'R50,000 - R100,000',
  intention: 'switching_provider',
  products: 'Khumo, Link',
  unsure: false,
}
const LISTING = { price: '', inStock: false, onPromotion: false, sort: '', search: '' }

type Case = [what: string, event: SiteEvent, calls: ReturnType<typeof track>[] | unknown[]]

/** The shop's events have their own tables (catalogue-shop.test.ts). */
type OfShop = CartSiteEvent['type'] | CheckoutSiteEvent['type']

/** One row for each type of event: a new type without a row fails the type check. */
const CASES: Record<Exclude<SiteEvent['type'], OfShop>, Case[]> = {
  'page/viewed': [
    [
      'path, url and title',
      { type: 'page/viewed', path: '/za/', url: 'https://x.example/za/?v=1', title: 'Home' },
      [{ kind: 'page', path: '/za/', url: 'https://x.example/za/?v=1', title: 'Home' }],
    ],
  ],
  'person/known': [
    [
      'who they are, under an id that differs for a login and a signup',
      {
        type: 'person/known',
        id: '7',
        by: 'login',
        who: { first_name: 'Thandi', last_name: 'Nkosi', email: 'thandi@example.co.za' },
      },
      [
        {
          kind: 'identify',
          id: 'login:7',
          traits: { firstName: 'Thandi', lastName: 'Nkosi', email: 'thandi@example.co.za' },
        },
      ],
    ],
  ],
  'page/delayed': [
    ['where to', { type: 'page/delayed', path: '/za/' }, [track('Page Delayed', { path: '/za/' })]],
  ],
  'link/followed': [
    [
      'of the navigation',
      { type: 'link/followed', ...LINK, place: 'navigation', dialog: null },
      [track('main_navigation_link', { anchor_text: 'Pricing', path: '/za/pricing/' })],
    ],
    [
      'of the navigation, with the editor’s pair',
      {
        type: 'link/followed',
        ...LINK,
        place: 'navigation',
        dialog: 'Menu',
        tracking: { event: 'main_navigation_link', key: 'menu', value: 'top' },
      },
      [track('main_navigation_link', { anchor_text: 'Pricing', path: '/za/pricing/', menu: 'top' })],
    ],
    [
      'of the navigation, with an event of the editor’s own',
      {
        type: 'link/followed',
        ...LINK,
        place: 'navigation',
        dialog: null,
        tracking: { event: 'summer', key: '', value: '' },
      },
      [
        track('main_navigation_link', { anchor_text: 'Pricing', path: '/za/pricing/' }),
        track('summer', { anchor_text: 'Pricing', path: '/za/pricing/' }),
      ],
    ],
    [
      'of the dialog "Get started"',
      { type: 'link/followed', ...LINK, place: 'content', dialog: 'Get started' },
      [track('get_started_modal_click', { anchor_text: 'Pricing', path: '/za/pricing/' })],
    ],
    [
      'of the content',
      { type: 'link/followed', ...LINK, place: 'content', dialog: null },
      [track('Link Clicked', { anchor_text: 'Pricing', path: '/za/pricing/', place: 'content' })],
    ],
  ],
  'dialog/opened': [
    ['the cart', { type: 'dialog/opened', dialog: 'Cart' }, [track('Cart Viewed', { cart_id: CART })]],
    [
      'another, with the editor’s event',
      {
        type: 'dialog/opened',
        dialog: 'Talk to us',
        parameter: 'Khumo',
        tracking: { event: 'talk', key: 'from', value: 'hero' },
      },
      [
        track('Dialog Opened', { dialog: 'Talk to us', parameter: 'Khumo' }),
        track('talk', { dialog: 'Talk to us', from: 'hero' }),
      ],
    ],
  ],
  'product/viewed': [
    ['by its code', { type: 'product/viewed', sku: 'khumo' }, [track('Product Viewed', { sku: 'khumo' })]],
  ],
  'experiment/viewed': [
    [
      'by the names of Segment',
      { type: 'experiment/viewed', experiment: 'hero', variant: 'b', weight: 2, isForced: false },
      [
        track('Experiment Viewed', {
          experiment_id: 'hero',
          experiment_name: 'hero',
          variation_id: 'b',
          variation_name: 'b',
          weight: 2,
          forced: false,
        }),
      ],
    ],
  ],
  'listing/changed': [
    [
      'filtered and sorted',
      {
        type: 'listing/changed',
        listing: { ...LISTING, price: '500-1000', inStock: true, onPromotion: true, sort: 'price' },
        typed: false,
      },
      [
        track('Product List Filtered', {
          filters: [
            { type: 'price', value: '500-1000' },
            { type: 'stock', value: 'in stock' },
            { type: 'promotion', value: 'on promotion' },
          ],
          sorts: [{ type: 'sort', value: 'price' }],
        }),
      ],
    ],
    [
      'searched',
      { type: 'listing/changed', listing: { ...LISTING, search: 'khumo' }, typed: true },
      [track('Products Searched', { query: 'khumo' })],
    ],
    [
      'at the first letters of a search',
      { type: 'listing/changed', listing: { ...LISTING, search: 'kh' }, typed: true },
      [],
    ],
  ],
  'form/started': [
    ['by its name', { type: 'form/started', form: 'sales' }, [track('Form Started', { form: 'sales' })]],
  ],
  'form/submitted': [
    [
      'for a call-back: who, and the form',
      { type: 'form/submitted', form: 'sales', answers: LEAD },
      [
        {
          kind: 'identify',
          traits: {
            firstName: 'Thandi',
            lastName: 'Nkosi',
            email: 'thandi@example.co.za',
            phone: '27821234567',
            expectedVolume: 'R50,000 - R100,000',
            use: 'switching_provider',
          },
        },
        track('website_contact_sales_form_submit', {
          name: 'Thandi Nkosi',
          email: 'thandi@example.co.za',
          phone: '27821234567',
          estimated_monthly_turnover: 'R50,000 - R100,000',
          interested_products: 'Khumo, Link',
          not_sure: false,
          intention: 'switching_provider',
        }),
      ],
    ],
    [
      'another, without anybody’s name',
      {
        type: 'form/submitted',
        form: 'waitlist',
        answers: { email: 'thandi@example.co.za', sku: 'go' },
      },
      [track('Form Submitted', { form: 'waitlist', sku: 'go' })],
    ],
  ],
  'form/failed': [
    [
      'with the reason',
      { type: 'form/failed', form: 'signup', code: 'email_exists' },
      [track('Form Failed', { form: 'signup', reason: 'email_exists' })],
    ],
  ],
}

describe.each(Object.entries(CASES))('%s', (_type, cases) => {
  test.each(cases)('%s', (_what, event, calls) => {
    expect(callsOf(event, WHO)).toEqual(calls)
  })
})
