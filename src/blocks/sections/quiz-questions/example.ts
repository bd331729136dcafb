import type { Bloks } from '../../../content'
import { exampleCta } from '../../shared/example-parts'

type Icon = Bloks.QuizAnswer['icon']
type Answers = readonly (readonly [text: string, result: string, icon?: Icon])[]

const question = (quiz: string, words: string, answers: Answers, hint?: string): Bloks.QuizQuestion => ({
  component: 'quiz_question',
  _uid: `quiz-questions-${quiz}-${words}`,
  question: words,
  hint,
  answers: answers.map(([text, result, icon]) => ({
    component: 'quiz_answer',
    _uid: `quiz-questions-${quiz}-${words}-${text}`,
    text,
    result,
    icon,
  })),
})

const result = (
  quiz: string,
  code: string,
  title: string,
  fields: Partial<Bloks.QuizResult> = {},
): Bloks.QuizResult => ({
  component: 'quiz_result',
  _uid: `quiz-questions-${quiz}-${code}`,
  code,
  title,
  ...fields,
})

const cta = (quiz: string, text: string, slug: string): Bloks.Cta[] => [
  { ...exampleCta(text, slug, 'secondary'), _uid: `quiz-questions-${quiz}-${slug}` },
]

export const examples: Record<'full' | 'required', Bloks.QuizQuestions> = {
  full: {
    component: 'quiz_questions',
    _uid: 'quiz-questions-full',
    title: 'Ready for a till?',
    text: 'Three questions, half a minute. We tell you whether a card machine is enough.',
    questions: [
      question(
        'full',
        'How many things do you sell?',
        [
          ['Up to ten', 'machine', 'tag'],
          ['A shelf full', 'print', 'cart'],
          ['Hundreds', 'till', 'chart'],
        ],
        'Count what has a price of its own.',
      ),
      question('full', 'Who takes the money?', [
        ['I do', 'machine', 'phone'],
        ['One of us at a time', 'print', 'receipt'],
        ['A team, in shifts', 'till', 'people'],
      ]),
      question(
        'full',
        'When do you count your stock?',
        [
          ['I see when it is gone', 'machine'],
          ['Once a month', 'print', 'clock'],
          ['I want to know every evening', 'till', 'chart'],
        ],
        'Be honest. Nobody else sees this.',
      ),
    ],
    results: [
      result('full', 'machine', 'A card machine is all you need', {
        text: 'Few things, one pair of hands: Khumo takes the card, the app keeps the count.',
        sku: 'khumo',
      }),
      result('full', 'print', 'Take the machine that prints', {
        text: 'Customers at a counter want a slip. Khumo Print hands it over while the next one orders.',
        sku: 'khumo-print',
        cta: cta('full', 'Compare the machines', 'shop/card-machines'),
      }),
      result('full', 'till', 'You are ready for a till', {
        text: 'With a team and that much stock, a till saves you an evening a week.',
        sku: 'counter',
        cta: cta('full', 'See the point of sale', 'point-of-sale'),
      }),
    ],
    start_text: 'Start',
    anchor: 'quiz',
    background: 'mint-green',
    rhythm: 'normal',
  },
  required: {
    component: 'quiz_questions',
    _uid: 'quiz-questions-required',
    title: 'One question',
    questions: [
      question('required', 'Do your customers ask to pay by card?', [
        ['Every day', 'now'],
        ['Now and then', 'later'],
      ]),
    ],
    results: [
      result('required', 'now', 'Then every day costs you sales'),
      result('required', 'later', 'Then be ready before they stop asking'),
    ],
  },
}
