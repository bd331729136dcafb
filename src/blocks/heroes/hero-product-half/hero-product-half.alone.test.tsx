import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { exampleBundle, exampleEntry, exampleProduct } from '../../../catalogue/testing'
import { exampleAsset, exampleLink } from '../../shared/example-parts'
import { outOfStock, showWithCatalogue } from '../../../catalogue/testing/show-with-catalogue'
import ProductCtaBanner from '../../banners/product-cta-banner/product-cta-banner'
import BuyBar from './foot'
import { examples } from './example'
import HeroProductHalf from './hero-product-half'

vi.mock('../../../cart', () => import('../../testing/add-to-cart'))

type Report = (isIntersecting: boolean) => void
/** The observers of the page's own buttons, in document order. */
let reports: Report[]
const report: Report = (isIntersecting) => reports[0]?.(isIntersecting)

beforeEach(() => {
  reports = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn()
      disconnect = vi.fn()
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        reports.push((isIntersecting) => act(() => callback([{ isIntersecting }])))
      }
    },
  )
})

const bar = () => screen.getByRole('region', { name: 'Buy Khumo' })
const pageButton = () => screen.getByRole('button', { name: /^Buy Now Khumo/ })

const heroAndBar = (
  <>
    <HeroProductHalf blok={examples.required} />
    <BuyBar blok={examples.required} />
  </>
)

test('shows everything needed to decide', () => {
  const { container } = showWithCatalogue(
    <HeroProductHalf blok={{ ...examples.full, sku: 'khumo', title: '' }} />,
  )
  expect(container.firstElementChild).toHaveAttribute('data-sku', 'khumo')
  expect(screen.getByRole('heading', { level: 1, name: 'Khumo' })).toBeVisible()
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/za/',
    '/za/shop/',
    '/za/shop/card-machines/',
  ])
  expect(container).toHaveTextContent('Prints the slip')
  expect(container).toHaveTextContent('4.8 out of 5 from 721 reviews')
  expect(screen.getByRole('group', { name: 'Price of Khumo' })).toHaveTextContent('Once-off, incl. VAT')
  expect(container).toHaveTextContent('Send it back within 30 days')
  expect(container).toHaveTextContent('Built-in SIM, data included')
  expect(container).not.toHaveTextContent('RICA')
})

test('shows the catalogue’s pictures: the main picture first, then the gallery', () => {
  const entry = exampleEntry({
    gallery: [exampleAsset('1600x1600/4c45b3e42a/khumo-invoice.webp', 'From the side')],
  })
  showWithCatalogue(<HeroProductHalf blok={examples.required} />, { entries: [entry] })
  const names = screen.getAllByRole('img').map((image) => image.getAttribute('alt'))
  expect(names).toEqual(['Khumo, a slim white card machine', 'From the side'])
})

test('the hero’s own pictures replace the catalogue’s', () => {
  const gallery = [exampleAsset('1600x1600/4789e62f2a/khumo-tip.webp', 'In use')]
  showWithCatalogue(<HeroProductHalf blok={{ ...examples.required, gallery }} />)
  expect(screen.getByRole('img')).toHaveAccessibleName('In use')
})

test('the button buys the quantity in the field, which stays within the limit of one order', async () => {
  showWithCatalogue(<HeroProductHalf blok={examples.required} />, {
    products: [exampleProduct({ max_quantity_per_cart: 3 })],
  })
  const quantity = screen.getByRole('spinbutton', { name: 'Quantity' })
  await userEvent.click(screen.getByRole('button', { name: 'One more' }))
  expect(quantity).toHaveValue(2)
  expect(pageButton()).toHaveAccessibleName('Buy Now Khumo × 2')
  await userEvent.clear(quantity)
  await userEvent.type(quantity, '9')
  await userEvent.tab()
  expect(quantity).toHaveValue(3)
  await userEvent.click(screen.getByRole('button', { name: 'One more' }))
  expect(quantity).toHaveValue(3)
  await userEvent.click(screen.getByRole('button', { name: 'One less' }))
  expect(pageButton()).toHaveAccessibleName('Buy Now Khumo × 2')
})

test('the bar with price and button is hidden while the page’s own button is in view', () => {
  showWithCatalogue(heroAndBar)
  expect(bar()).toHaveTextContent('R1,199')
  expect(within(bar()).getByRole('button', { name: /^Buy Now/ })).toBeVisible()
  const button = within(bar()).getByRole('button')
  report(true)
  expect(button).not.toBeVisible()
  report(false)
  expect(button).toBeVisible()
})

test('the bar buys the quantity in the field, and shows it', async () => {
  const { unmount } = showWithCatalogue(heroAndBar)
  expect(bar()).toHaveTextContent('KhumoR1,199')
  await userEvent.click(screen.getByRole('button', { name: 'One more' }))
  await userEvent.click(screen.getByRole('button', { name: 'One more' }))
  expect(bar()).toHaveTextContent('3 × KhumoR3,597')
  expect(within(bar()).getByRole('button')).toHaveAccessibleName('Buy Now Khumo × 3')
  unmount()
  showWithCatalogue(heroAndBar)
  expect(screen.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue(1)
})

test('the bar stays hidden while another button of the page is in view', () => {
  showWithCatalogue(
    <>
      {heroAndBar}
      <ProductCtaBanner blok={{ component: 'product_cta_banner', _uid: 'end', sku: 'khumo' }} />
    </>,
  )
  const [hero, end] = reports
  const button = within(bar()).getByRole('button')
  hero?.(true)
  end?.(true)
  hero?.(false)
  expect(button).not.toBeVisible()
  end?.(false)
  expect(button).toBeVisible()
})

test('a SIM card shows what RICA requires', () => {
  const sim = exampleProduct({ sku: 'sim-data', type: 'sim_card', short_name: 'Data SIM' })
  const { container } = showWithCatalogue(<HeroProductHalf blok={examples.sim} />, { products: [sim] })
  expect(container).toHaveTextContent(
    'RICA: a SIM card works only once your identity and address have been verified.',
  )
})

test('a service shows how it can be cancelled, and promises no delivery', () => {
  const training = exampleProduct({ sku: 'staff-training', type: 'service', unit_price: 0 })
  const { container } = showWithCatalogue(<HeroProductHalf blok={examples.service} />, {
    products: [training],
  })
  expect(screen.getByRole('heading', { level: 1, name: 'Training for your team' })).toBeVisible()
  expect(container).toHaveTextContent('Cancel within 7 days')
  expect(container).not.toHaveTextContent('delivery')
})

test('out of stock the panel contains the waitlist form, and the bar links to it', async () => {
  const detailsLink = exampleLink('shop/card-machines/khumo')
  const entry = exampleEntry({ detailsLink, priceInfoText: 'Back soon.' })
  const { container } = await act(async () => {
    const shown = showWithCatalogue(heroAndBar, {
      products: [exampleProduct(outOfStock)],
      entries: [entry],
    })
    // Waits for the form's code.
    await vi.dynamicImportSettled()
    return shown
  })
  expect(await screen.findByRole('textbox', { name: /^Email address/ })).toBeVisible()
  expect(screen.getAllByText('Back soon.')).toHaveLength(1)
  expect(container).not.toHaveTextContent('Free delivery')
  expect(within(bar()).getByRole('link', { name: 'Join the waitlist for Khumo' })).toHaveAttribute(
    'href',
    '/za/shop/card-machines/khumo/#waitlist',
  )
})

test('the editor’s own link to a waitlist replaces the form', () => {
  const entry = exampleEntry({ waitlistLink: exampleLink('contact-sales') })
  showWithCatalogue(heroAndBar, {
    products: [exampleProduct(outOfStock)],
    entries: [entry],
  })
  const links = screen.getAllByRole('link', { name: 'Join the waitlist for Khumo' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(2).fill('/za/contact-sales/'))
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('without a target for its link there is no bar', () => {
  showWithCatalogue(heroAndBar, { products: [exampleProduct(outOfStock)] })
  expect(screen.queryByRole('region')).toBeNull()
})

test('a bundle has the same kind of page, below the bundles', () => {
  const bundleAndBar = (
    <>
      <HeroProductHalf blok={examples.bundle} />
      <BuyBar blok={examples.bundle} />
    </>
  )
  const { container } = showWithCatalogue(bundleAndBar, { bundles: [exampleBundle()] })
  expect(container.firstElementChild).toHaveAttribute('data-bundle-code', 'starter-kit')
  expect(screen.getByRole('heading', { level: 1, name: 'Starter kit' })).toBeVisible()
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(trail.getByRole('link', { name: 'Bundles' })).toHaveAttribute('href', '/za/shop/bundles/')
  expect(screen.getByRole('group', { name: 'Price of Starter kit' })).toHaveTextContent('R98 off')
  expect(screen.getAllByRole('button', { name: /^Buy Now Starter kit/ })).toHaveLength(2)
})
