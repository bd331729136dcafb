import type { Bloks } from '../../../content'
import { exampleDocument, exampleParagraph, exampleText } from '../../shared/example-parts'

const item = (question: string, answer: string, topic?: string): Bloks.FaqItem => ({
  _uid: `faq-${question}`,
  component: 'faq_item',
  question,
  answer: exampleDocument(exampleParagraph(exampleText(answer))),
  topic,
})

const TOPICS: [topic: string, questions: [question: string, answer: string][]][] = [
  [
    'Cost',
    [
      ['What does it cost a month?', 'Nothing. You buy the machine once and pay a fee on each card sale.'],
      ['What is the fee on a sale?', '2.7% excl. VAT, which is 3.105% incl. VAT, of each card sale.'],
      ['Is there a contract?', 'No. Stop whenever you like.'],
      ['What does delivery cost?', 'Nothing, anywhere in South Africa.'],
    ],
  ],
  [
    'Delivery',
    [
      ['When will it arrive?', 'Within three working days.'],
      ['Who delivers it?', 'A courier, who sends a message before calling on you.'],
      ['What if it is not for me?', 'Send it back within 30 days and we refund what you paid for it.'],
    ],
  ],
  [
    'Selling',
    [
      ['When do I get my money?', 'The next working day.'],
      ['Does it work in load-shedding?', 'Yes. The battery lasts a trading day and the SIM needs no Wi-Fi.'],
      ['Which cards does it take?', 'Visa, Mastercard, American Express and Diners Club.'],
      ['Can my staff use it too?', 'Yes, each with a PIN of their own.'],
    ],
  ],
]

const short = [
  item('What does a machine cost?', 'What its page says, VAT included. You pay it once.'),
  item('What is the fee?', '2.7% excl. VAT, which is 3.105% incl. VAT, of each card sale.'),
  { ...item('Can I cancel?', 'Yes, at any time, and it costs nothing.', ''), anchor: 'cancel' },
  item('Who helps me start?', 'The app does, in about ten minutes. Our people do when you call.'),
]

const long = TOPICS.flatMap(([topic, questions]) =>
  questions.map(([question, answer]) => item(question, answer, topic)),
)

export const examples: Record<'full' | 'long' | 'required', Bloks.Faq> = {
  full: {
    _uid: 'faq-full',
    component: 'faq',
    title: 'Asked before buying',
    items: short,
    anchor: 'questions',
    background: 'white',
    rhythm: 'tight',
  },
  long: {
    _uid: 'faq-long',
    component: 'faq',
    title: 'Everything people ask',
    items: long,
    background: 'cream',
  },
  required: { _uid: 'faq-required', component: 'faq' },
}
