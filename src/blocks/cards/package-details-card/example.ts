import type { Bloks, StoryblokRichtext } from '../../../content'
import { exampleCta, exampleDocument, exampleParagraph, exampleText } from '../../shared/example-parts'

const heading = (text: string): StoryblokRichtext => ({
  type: 'heading',
  attrs: { level: 4 },
  content: [exampleText(text)],
})

const list = (...texts: string[]): StoryblokRichtext => ({
  type: 'bullet_list',
  content: texts.map((text) => ({ type: 'list_item', content: [exampleParagraph(exampleText(text))] })),
})

const required: Bloks.PackageDetailsCard = {
  _uid: 'package-details-card-required',
  component: 'package_details_card',
  title: 'Next-day payout',
  details: exampleDocument(
    exampleParagraph(
      exampleText(
        'Today’s sales are paid out the next working day. A weekend’s follow on the first working day after it.',
      ),
    ),
  ),
}

export const examples = {
  full: {
    ...required,
    _uid: 'package-details-card-full',
    title: 'Rent a machine',
    text: 'For a festival, a season, or to try one first.',
    badge: 'Month by month',
    price_item: 'reader-rental',
    details_label: 'How renting works',
    details: exampleDocument(
      exampleParagraph(exampleText('Tell us how many machines, from when and for how long. We bring them.')),
      heading('In the rent'),
      list('Delivery and collection', 'A swap if one breaks', 'The app'),
      heading('When you are done'),
      exampleParagraph(exampleText('Say so, and we fetch it. The rent stops with that month.')),
    ),
    cta: [exampleCta('Book a machine', 'contact-sales', 'secondary')],
    background: 'cream',
  },
  required,
} satisfies Record<string, Bloks.PackageDetailsCard>
