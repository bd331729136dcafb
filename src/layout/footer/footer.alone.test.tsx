import { render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Bloks } from '../../content'
import { menuLink } from '../navigation/testing/menu'
import Footer from './footer'

const footer: Bloks.Footer = {
  _uid: 'footer',
  component: 'footer',
  tagline: 'Payments for people who work for themselves.',
  columns: [
    {
      _uid: 'shop',
      component: 'footer_column',
      title: 'Shop',
      links: [menuLink('Card machines', 'shop/card-machines'), menuLink('Nowhere', '')],
    },
  ],
  legalName: 'Yoco Shop (Pty) Ltd',
  registrationNumber: '2015/000100/07',
  vatNumber: '4000000100',
  address: '18 Station Road, Observatory, Cape Town, 7925',
  phone: '021 000 0100',
  email: 'help@yoco.example',
  legalNote: 'All prices include 15% VAT.',
}

test('the footer shows the seller’s details (ECT Act s43)', () => {
  render(<Footer blok={footer} />)
  const seller = screen.getByText('Yoco Shop (Pty) Ltd').closest('address') as HTMLElement
  expect(seller).toHaveTextContent('Registration number 2015/000100/07')
  expect(seller).toHaveTextContent('VAT number 4000000100')
  expect(seller).toHaveTextContent('18 Station Road, Observatory, Cape Town, 7925')
  expect(within(seller).getByRole('link', { name: '021 000 0100' })).toHaveAttribute('href', 'tel:0210000100')
  expect(within(seller).getByRole('link', { name: 'help@yoco.example' })).toHaveAttribute(
    'href',
    'mailto:help@yoco.example',
  )
  expect(screen.getByText('All prices include 15% VAT.')).toBeVisible()
})

test('columns are named lists of links; a link that leads nowhere is left out', () => {
  render(<Footer blok={footer} />)
  const shop = within(screen.getByRole('navigation', { name: 'Footer' })).getByRole('region', {
    name: 'Shop',
  })
  expect(within(shop).getAllByRole('link')).toHaveLength(1)
  expect(within(shop).getByRole('link')).toHaveAttribute('href', '/za/shop/card-machines/')
})

afterEach(() => void vi.unstubAllEnvs())

test.each([
  ['offers the chat where there is one', '/chat/widget.js', ['/za/help/', '/za/help/#chat']],
  ['offers no chat where there is none', '', ['/za/help/']],
])('%s', (_case, script, hrefs) => {
  vi.stubEnv('GATSBY_CHAT_SCRIPT', script)
  const [column] = footer.columns ?? []
  const links = [menuLink('Help', 'help'), menuLink('Chat to us', 'help#chat')]
  render(<Footer blok={{ ...footer, columns: column && [{ ...column, links }] }} />)
  const shown = within(screen.getByRole('region', { name: 'Shop' })).getAllByRole('link')
  expect(shown.map((one) => one.getAttribute('href'))).toEqual(hrefs)
})

test('social links have a column of their own', () => {
  render(<Footer blok={{ ...footer, socialLinks: [menuLink('LinkedIn', 'social')] }} />)
  expect(screen.getByRole('region', { name: 'Follow us' })).toContainElement(
    screen.getByRole('link', { name: 'LinkedIn' }),
  )
})

test('the short footer has only the seller, the legal links and help', () => {
  const shortLinks = [menuLink('Terms of sale', 'terms'), menuLink('Privacy', 'terms/privacy')]
  render(<Footer blok={{ ...footer, shortLinks }} short />)
  const links = within(screen.getByRole('navigation', { name: 'Terms and privacy' })).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['Terms of sale', 'Privacy'])
  expect(screen.getByText('Registration number 2015/000100/07')).toBeVisible()
  expect(screen.getByText('VAT number 4000000100')).toBeVisible()
  expect(screen.getByRole('link', { name: 'help@yoco.example' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Card machines' })).toBeNull()
})
