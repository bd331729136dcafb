import type { Bloks } from '../../../content'
import {
  exampleCta,
  exampleDocument,
  code,
  heading,
  linked,
  list,
  marked,
  picture,
  placed,
  quote,
  table,
  words,
} from '../../shared/example-parts'

const notice: Bloks.InfoCard = {
  _uid: 'article-section-full-notice',
  component: 'info_card',
  type: 'warning',
  title: 'A SIM needs your papers first',
  text: exampleDocument(
    words(
      'By law a SIM works only after your identity and your address are verified. Bring both to the stall.',
    ),
  ),
  background: 'yellow',
}

const MARKET = '1600x1600/9e574234ca/market-stall.webp'

const full = exampleDocument(
  words(
    'A market day is decided before eight. Charge what needs charging, pack what needs packing, and ',
    marked('test one card', 'bold'),
    ' before the first customer does.',
  ),
  heading(2, 'The evening before'),
  list(
    'ordered_list',
    'Charge the machine, and the phone that you take orders on.',
    'Put a full roll into the printer, and a second one into the cash box.',
    'Update the price list: tomorrow you will not have time.',
  ),
  placed(notice),
  heading(2, 'Setting up the stall'),
  words(
    'Put the machine where a customer can see the amount and you can see the queue. Keep one hand free: it is the hand that takes the next order. How it looks in the shop is on ',
    linked('the page of the market-day kit', '/shop/bundles/market-day-kit'),
    '.',
  ),
  picture(MARKET, {
    alt: 'A market stall with fruit and a card machine on the counter',
    title: 'The machine in the middle: seen from both sides.',
    copyright: 'Yoco',
  }),
  heading(3, 'Sun, rain and dust'),
  words(
    'A screen in full sun is a screen nobody reads. Turn it away from the light and raise the brightness.',
  ),
  heading(2, 'When the network goes away, comes back and goes away again all Saturday long'),
  words(
    'The bank has to say yes while your customer is there. Without a signal there is no card sale, and nothing is kept for later. This is what the app shows meanwhile:',
  ),
  code('json', '{\n  "state": "no signal",\n  "sales": 14,\n  "waiting": 0\n}'),
  table(
    ['What you see', 'What it means', 'What to do'],
    ['No signal', 'The machine finds no network.', 'Put in the spare SIM, or take cash.'],
    ['Paid', 'The bank said yes.', 'Hand over the order.'],
    ['Declined', 'The bank said no.', 'Ask for another card.'],
  ),
  quote(
    'The signal went at nine. The spare SIM was in before the milk was steamed.',
    '— Sipho, coffee from a bakkie in Durban',
  ),
  heading(2, 'Counting up'),
  words(
    'Compare the total on the machine with the slip, then with the app. They agree, or one has not been online.',
  ),
  placed(exampleCta('See the market-day kit', 'shop/bundles/market-day-kit')),
  heading(2, 'Setting up the stall'),
  words('Next week you will do it in half the time. Write down what you missed, and pack that first.'),
  { type: 'paragraph' },
)

export const examples: Record<'full' | 'plain' | 'required', Bloks.ArticleSection> = {
  full: {
    _uid: 'article-section-full',
    component: 'article_section',
    text: full,
    contents: true,
    contents_title: 'In this guide',
    anchor: 'guide',
    background: 'white',
  },
  plain: {
    _uid: 'article-section-plain',
    component: 'article_section',
    background: 'cream',
    text: exampleDocument(
      words('Not every story needs chapters. This one is about a Tuesday.'),
      picture('1600x1200/994692e083/card-at-the-butcher.webp', {
        alt: 'A customer holds a card over a machine on a counter',
      }),
      words('A customer with a phone, a machine, two seconds. The next one was already talking.'),
      quote(
        'I had counted on a busy day and bought enough rolls for a week. Then everybody tapped, hardly anybody wanted a slip, and the box of paper is still under the counter where I put it in March. Nobody misses it.',
        '— Palesa, who sells shoes in Bloemfontein',
      ),
    ),
  },
  required: {
    _uid: 'article-section-required',
    component: 'article_section',
    text: exampleDocument(words('An article may be short.')),
  },
}
