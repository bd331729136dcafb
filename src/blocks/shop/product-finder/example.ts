import type { Bloks } from '../../../content'
import { exampleCta } from '../../shared/example-parts'

type Points = [sku: string, points: number, reason?: string][]

const answer = (
  text: string,
  scores: Points,
  fields: Pick<Bloks.FinderAnswer, 'hint' | 'icon' | 'lowest_price_points'> = {},
): Bloks.FinderAnswer => ({
  component: 'finder_answer',
  _uid: `finder-${text}`,
  text,
  ...fields,
  scores: scores.map(([sku, points, reason]) => ({
    component: 'finder_score',
    _uid: `finder-${text}-${sku}`,
    sku,
    points: String(points),
    reason,
  })),
})

const question = (text: string, answers: Bloks.FinderAnswer[], hint?: string): Bloks.FinderQuestion => ({
  component: 'finder_question',
  _uid: `finder-${text}`,
  question: text,
  hint,
  answers,
})

const WHERE = question(
  'Where do you take payments?',
  [
    answer(
      'On the move',
      [
        ['khumo', 3, 'It fits in an apron pocket and runs all day on one charge.'],
        ['neo-touch', 1, 'It works over mobile data, away from the counter.'],
      ],
      { hint: 'Markets, deliveries, at the table', icon: 'battery' },
    ),
    answer(
      'At a counter',
      [
        ['khumo-print', 2, 'It stands at the till and hands over a slip.'],
        ['neo-touch', 2, 'Real keys, so a queue moves fast.'],
      ],
      { hint: 'A shop, salon or takeaway', icon: 'cart' },
    ),
  ],
  'The battery and the network decide the rest.',
)

const PAPER = question('Do your customers want paper slips?', [
  answer('Yes, every time', [['khumo-print', 4, 'The printer is built in.']], { icon: 'receipt' }),
  answer('No, a message will do', [
    ['khumo', 2, 'Slips go out by message, so there is no paper to buy.'],
    ['neo-touch', 1],
  ]),
])

const PRICE = question('What matters more?', [
  answer('The lowest price', [], { icon: 'tag', lowest_price_points: '2' }),
  answer(
    'The smallest machine',
    [
      ['khumo', 2, 'It is the slimmest machine we sell.'],
      ['neo-touch', 0, 'It is larger in the hand.'],
    ],
    { icon: 'phone' },
  ),
])

const renamed = (questions: Bloks.FinderQuestion[]): Bloks.FinderQuestion[] =>
  JSON.parse(JSON.stringify(questions).replaceAll('"finder-', '"finder-required-')) as Bloks.FinderQuestion[]

export const examples = {
  full: {
    component: 'product_finder',
    _uid: 'product-finder-full',
    title: 'Help me choose',
    text: 'Three questions, one answer. It takes less than a minute.',
    questions: [WHERE, PAPER, PRICE],
    progress_text: 'Question {number} of {count}',
    back_text: 'Back',
    restart_text: 'Start again',
    result_title: '{product} is your machine',
    runner_up_title: 'Or take {product}',
    no_match_text: 'None of our machines fits that. Call us and we find a way.',
    links_title: 'Rather look for yourself?',
    links: [
      exampleCta('All card machines', 'shop/card-machines'),
      exampleCta('The whole shop', 'shop'),
      exampleCta('Talk to sales', 'contact-sales'),
    ],
    anchor: 'finder',
    background: 'yellow',
  },
  required: {
    component: 'product_finder',
    _uid: 'product-finder-required',
    questions: renamed([PAPER]),
  },
} satisfies Record<string, Bloks.ProductFinder>
