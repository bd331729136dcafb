import { expect, test } from 'vitest'
import { findingLine, RULES, type Rule } from '../page'
import { exampleStory } from '../page/testing/space'
import {
  blok,
  SEO,
  page,
  home,
  paragraph,
  heading,
  text,
  says,
  grid,
  picture,
  image,
  cta,
  closing,
  links,
  here,
  product,
  fee,
  article,
  banners,
  footer,
  find,
  experiment,
  type Small,
} from './testing/small-space'

// For every rule one small space that breaks it, and the finding word for word.

type Case = Small & {
  /** Its findings as lines. */
  says: string | string[]
}

/** A button to the top of the page. */
const TOP = cta({ linktype: 'url', url: '#main' })

const CASES: Record<Rule, Case> = {
  'unfinished-page': {
    stories: [exampleStory('checkout', { component: 'checkout_page', ...SEO, title: '' })],
    says: [
      'checkout › checkout_page › title: The page cannot be built while this field is empty. Fill it in.',
      'checkout › checkout_page › delivery_promise: The page cannot be built while this field is empty. Fill it in.',
      'checkout › checkout_page › returns_promise: The page cannot be built while this field is empty. Fill it in.',
      'checkout › checkout_page › terms_link: The page cannot be built while this field is empty. Fill it in.',
      'checkout › checkout_page › returns_link: The page cannot be built while this field is empty. Fill it in.',
    ],
  },
  'missing-layout': {
    stories: [footer(), exampleStory('layout/navigation', { component: 'navigation' })],
    says: 'layout: There is no story of the type "site_wide_banner_settings" that is published and has all its required fields. Every page needs one: publish it.',
  },
  'unknown-type': {
    stories: [exampleStory('landing', { component: 'landing_page' })],
    says: 'landing › landing_page: The site has no content type of this name. Choose another for the story, or unpublish it.',
  },
  'unknown-block': {
    stories: home(blok('carousel')),
    says: 'home › page › carousel: The content model has no block of this name. It is left out: replace it with another.',
  },
  'misplaced-block': {
    stories: home(TOP),
    says: 'home › page › body: A block "cta" does not belong in this field. Move it to where the editor offers it.',
  },
  'required-field': {
    stories: home(blok('image')),
    says: 'home › page › image › image: The required field is empty. The block is left out until it is filled in.',
  },
  'bad-address': {
    stories: links({ linktype: 'url', url: 'javascript:alert(1)' }),
    says: 'home › page › centre_cta_banner › cta › link: An address here starts with "javascript:", which this site does not follow. No link is shown: choose a page, or write another address.',
  },
  'dead-link': {
    stories: links({ linktype: 'story', id: 'gone', cached_url: 'fees' }),
    says: 'home › page › centre_cta_banner › cta › link: There is no published page "fees". No link is shown: publish the page, or choose another.',
  },
  'huge-picture': {
    stories: image(picture('wall.webp', '28000x20000')),
    says: 'home › page › image › image: The picture has more than 40 megapixels. It is left out: upload it smaller.',
  },
  'unknown-figure': {
    stories: says('You pay {fee:cards}.'),
    says: 'home › page › rich_text › text: There is nothing for {fee:cards}. The text “You pay {fee:cards}.” is left out: correct the name, or take the figure out.',
  },
  'unknown-code': {
    stories: home(grid(blok('product_card', { sku: 'khumoo' }))),
    says: 'home › page › grid › product_card › sku: The shop sells no product "khumoo". Nothing is shown for it: correct the name, or take it out.',
  },
  'site-navigation': {
    stories: [
      page('home', [], { navigation: 'a-draft' }),
      exampleStory('layout/navigation', { component: 'navigation' }),
    ],
    says: 'home › page › navigation: Its navigation is not published. The site’s stands in: publish it, or choose another.',
  },
  experiment: {
    stories: experiment('all'),
    says: 'home › page › experiment › name: An experiment cannot be named “all”, so its control is shown. Choose another name.',
  },
  redirect: {
    stories: home(),
    redirectEntries: [{ name: 'winter', value: 'sale' }],
    says: 'redirects › winter: It leads to /za/sale/, which has no page, and is left out. Let it lead to a page.',
  },
  'unknown-flag': {
    stories: home(),
    flagEntries: [{ name: 'crat', value: 'on' }],
    says: 'flags › crat: The site knows no flag of this name. Correct it, or delete the entry.',
  },
  'unknown-field': {
    stories: home(blok('spacer', { hight: 'm', background: 'white' })),
    says: 'home › page › spacer › hight: The content model has no field of this name. Nothing shows it: delete it, or correct its name.',
  },
  'too-many-blocks': {
    stories: home(closing('cream', TOP, TOP, TOP)),
    says: 'home › page › centre_cta_banner › ctas: There are 3 blocks where 2 have room. Take some away.',
  },
  'unknown-option': {
    stories: home(grid(blok('benefit_card', { title: 'Fast', icon: 'rocket' }))),
    says: 'home › page › grid › benefit_card › icon: The field offers no "rocket". The block looks as if nothing were chosen: choose one of the offered.',
  },
  'duplicate-slug': {
    stories: [...home(), { ...page('home/', []), uuid: 'other', name: 'Start' }],
    says: [
      'home › page: “Start” has the address /za/ too. Give one of them another slug.',
      'home/ › page: “home” has the address /za/ too. Give one of them another slug.',
    ],
  },
  'duplicate-code': {
    stories: [product(), { ...product(), uuid: 'other', name: 'Khumo again', slug: 'catalogue/other' }],
    says: [
      'catalogue/khumo › catalogue_product › sku: “Khumo again” has the code "khumo" too. Give one of them another, or delete it.',
      'catalogue/other › catalogue_product › sku: “catalogue/khumo” has the code "khumo" too. Give one of them another, or delete it.',
    ],
  },
  'relation-circle': {
    stories: [product({ recommendedSkus: 'khumo-print, khumo' })],
    says: 'catalogue/khumo › catalogue_product › recommendedSkus: The story names itself here. Choose another.',
  },
  'unused-asset': {
    stories: home(),
    assets: [{ filename: 'https://a.storyblok.com/f/1/10x10/ab/old.webp' }],
    says: 'assets › old.webp: No published story shows this file. Delete it, or place it.',
  },
  'focal-point': {
    stories: image(picture('a.webp', '1600x1600')),
    assets: [{ filename: 'https://a.storyblok.com/f/1/1600x1600/ab/a.webp', focus: '10x10:11x11' }],
    says: 'home › page › image › image: The picture has another focal point in the library. Place it anew.',
  },
  'missing-anchor': {
    stories: here('fees'),
    says: 'home › page › centre_cta_banner › cta › link: The page "home" has no part of the name "fees". Correct the anchor, or give the part that name.',
  },
  'missing-dialog': {
    stories: here('rates+Khumo'),
    says: 'home › page › centre_cta_banner › cta › link: The page "home" has no modal of the id "rates". Correct the id, or add the modal to that page.',
  },
  'missing-alt': {
    stories: image(picture('a.webp', '1600x1600', '')),
    says: 'home › page › image › image: The picture has no alternative text. Say what is in it.',
  },
  'page-title': {
    stories: [page('home', [], { seo_title: 'A'.repeat(61) })],
    says: 'home › page › seo_title: The title has 61 characters, and search engines show 60. Shorten it.',
  },
  'page-description': {
    stories: [page('home', [], { seo_description: '' })],
    says: 'home › page › seo_description: The page has no description for search engines. Write one of up to 155 characters.',
  },
  'first-heading': {
    stories: home(blok('hero_centre', { title: 'Again', background: 'white' })),
    says: 'home › page › body: The page has 2 heroes, and so 2 first-level headings. Keep one.',
  },
  'heading-order': {
    stories: home(text(heading(2, 'Fees'), heading(4, 'By month'))),
    says: 'home › page › rich_text › text: The heading “By month” has level 4 below level 2. Give it level 3.',
  },
  'small-picture': {
    stories: image(picture('a.webp', '600x600')),
    says: 'home › page › image › image: The picture is 600 pixels wide and shown at up to 720, so it is blurred. Upload it larger.',
  },
  'large-picture': {
    stories: image(picture('a.webp', '6000x4000')),
    says: 'home › page › image › image: The picture is 6000 pixels wide and shown at up to 720. Upload it no wider than 2880.',
  },
  'time-words': {
    stories: says('Yours by Friday.'),
    says: 'home › page › rich_text › text: “by Friday” is true on some days only. Write what is true every day, or a placeholder such as {delivery-time:standard}.',
  },
  'reading-time': {
    stories: article({ date: '2026-11-09 00:00', reading_time: '9' }, text(paragraph('word '.repeat(400)))),
    says: 'blog/costs › page › hero_article › reading_time: The article has 400 words, which take 2 minutes to read. Write 2.',
  },
  'equal-bands': {
    stories: home(grid(), grid()),
    says: 'home › page › grid › background: It is cream, as is the grid above it. Give one of them another colour.',
  },
  'loud-bands': {
    stories: home(closing('pink', TOP), closing('green', TOP)),
    says: 'home › page › centre_cta_banner › rhythm: It is loud, as is the centre_cta_banner above it. Make one of them normal.',
  },
  'band-on-footer': {
    stories: home(blok('spacer', { background: 'coal' })),
    says: 'home › page › spacer › background: It is coal and stands on the dark footer. Choose a lighter colour.',
  },
  'typed-percentage': {
    stories: says('Four of ten, or 40%, pay by phone.'),
    says: 'home › page › rich_text › text: “40%” is typed, and stays when the figure changes. Write a placeholder.',
  },
  'wrong-percentage': {
    stories: [...says('The fee is 2.9% incl. VAT.'), fee()],
    says: 'home › page › rich_text › text: The catalogue has no such fee or rate: “The fee is 2.9% incl. VAT.” Write {fees:…} or {vat:rate}.',
  },
  'wrong-price': {
    stories: says('Khumo Print costs R2 699.'),
    says: 'home › page › rich_text › text: “Khumo Print costs R2 699.” is not what the shop charges: Khumo Print card machine costs R2,499. Take the amount out, because the site shows the price.',
  },
  'no-amount': {
    stories: [product({ forceStoryblokPrice: true, price: 'R950 or so' })],
    says: 'catalogue/khumo › catalogue_product › price: “R950 or so” is no amount. Write it as 1199.00.',
  },
  'sale-date': {
    stories: [product({ promotionEndDate: 'end of May' })],
    says: 'catalogue/khumo › catalogue_product › promotionEndDate: “end of May” is no date. Write it as 2026-11-30 21:59.',
  },
  'banner-times': {
    stories: banners({ startDate: '2026-12-02 00:00', endDate: '2026-12-01 00:00' }),
    says: 'settings/banners › site_wide_banner_settings › banner: The banner ends before it begins, so it is never shown. Change one of its dates.',
  },
  'no-date': {
    stories: article({ date: 'Monday' }),
    says: 'blog/costs › page › hero_article › date: “Monday” is no date. Write it as 2026-11-30 21:59.',
  },
  'wrong-promise': {
    stories: says('Delivered overnight.'),
    says: 'home › page › rich_text › text: About the time of delivery the shop promises something else than “Delivered overnight.” Write its placeholder, such as {delivery-time:standard}.',
  },
  'single-fee': {
    stories: [...says('One fee, and no rent.'), fee()],
    says: 'home › page › rich_text › text: Fees fall as a shop grows, so there is no “one fee”. Write {fees:…}.',
  },
  'typed-rating': {
    stories: says('Rated in 721 reviews.'),
    says: 'home › page › rich_text › text: The text types a number of reviews, which grows. Write {rating:…}.',
  },
  'second-rating': {
    stories: says('Khumo: {rating:khumo}. Khumo Print: {rating:khumo-print}.'),
    says: 'home › page: The page shows 2 ratings. Keep that of the product it is about.',
  },
  'not-sold': {
    stories: [product({ sku: 'khumo-x' })],
    says: 'catalogue/khumo › catalogue_product › sku: The shop sells no "khumo-x". Correct the code, or unpublish the entry.',
  },
  'vat-wording': {
    stories: [...says('A month of R20,000 costs you {fee-on:card-payments:20000}.'), fee()],
    says: 'home › page › rich_text › text: The page gives a fee in rand and nowhere says that VAT is included. Write “incl. VAT” beside it.',
  },
  'instalment-terms': {
    stories: says('Pay in instalments of R200.'),
    says: 'home › page › rich_text: It offers instalments without the number of instalments, the total, the interest rate, what is due at the end. Give all five figures, or none of them (NCA, regulation 21).',
  },
  'rica-notice': {
    stories: [exampleStory('shop/sim', { ...SEO, body: [blok('hero_product_half', { sku: 'sim-data' })] })],
    says: 'shop/sim › page › hero_product_half: The page is about a SIM card and does not say what RICA asks for. Write that a SIM works only once identity and address are verified.',
  },
  'cooling-off': {
    stories: [...says('{returns:days} days to send it back.'), footer()],
    says: 'home › page › rich_text › text: It promises a return, and nothing on the page leads to the seven days that the law gives. Link to the page on returns.',
  },
  'seller-details': {
    stories: [footer({ registrationNumber: '' })],
    says: 'layout/footer › footer › registrationNumber: The seller’s registration number is missing, which the law requires (ECT Act, section 43). Fill it in.',
  },
}

const RULE_NAMES = Object.keys(RULES) as Rule[]

test.each(RULE_NAMES)('%s', (rule) => {
  const { says: lines, ...space } = CASES[rule]
  const findings = find(space).filter((finding) => finding.rule === rule)
  expect(findings.map(findingLine)).toEqual([lines].flat())
})

/** Rules that a case breaks beside its own: a text without its figure is missing, and the spaces above have no layout. */
const ALSO: readonly Rule[] = ['missing-layout', 'required-field']

test('no space above breaks another rule', () => {
  const others = RULE_NAMES.flatMap((rule) =>
    find(CASES[rule])
      .filter((finding) => ![rule, ...ALSO].includes(finding.rule))
      .map(findingLine),
  )
  expect(others).toEqual([])
})
