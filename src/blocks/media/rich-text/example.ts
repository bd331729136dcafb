import type { Bloks, StoryblokRichtext } from '../../../content'
import { exampleDocument, exampleParagraph, exampleText } from '../../shared/example-parts'

const heading = (level: number, text: string): StoryblokRichtext => ({
  type: 'heading',
  attrs: { level },
  content: [exampleText(text)],
})

const list = (type: 'bullet_list' | 'ordered_list', ...texts: string[]): StoryblokRichtext => ({
  type,
  content: texts.map((text) => ({ type: 'list_item', content: [exampleParagraph(exampleText(text))] })),
})

const row = (
  type: 'tableHeader' | 'tableCell',
  ...cells: (string | StoryblokRichtext)[]
): StoryblokRichtext => ({
  type: 'tableRow',
  content: cells.map((cell) => ({
    type,
    content: [exampleParagraph(typeof cell === 'string' ? exampleText(cell) : cell)],
  })),
})

const linked = (text: string, href: string): StoryblokRichtext => ({
  type: 'text',
  text,
  marks: [{ type: 'link', attrs: { href, linktype: 'url', target: '_self' } }],
})

export const examples: Record<'full' | 'required', Bloks.RichText> = {
  full: {
    _uid: 'rich-text-full',
    component: 'rich_text',
    anchor: 'cost',
    background: 'white',
    text: exampleDocument(
      heading(2, 'What does it cost in a year?'),
      exampleParagraph(
        exampleText('The price on the box is the smallest number. Write down three others, or read '),
        linked('how returns work', '/terms/shipping-returns'),
        exampleText('.'),
      ),
      list(
        'ordered_list',
        'Rent, sales or no sales.',
        'The fee on each card sale.',
        'Data, paper and leaving.',
      ),
      {
        type: 'blockquote',
        content: [exampleParagraph(exampleText('The cheapest machine is the one you use.'))],
      },
      heading(3, 'One ordinary month'),
      {
        type: 'table',
        content: [
          row('tableHeader', 'Card sales in a month', 'Fee, excl. VAT (2.7%)', 'Fee, incl. VAT (3.105%)'),
          row('tableCell', 'R10,000', 'R270.00', 'R310.50'),
          row('tableCell', 'R50,000', 'R1,350.00', 'R1,552.50'),
          row(
            'tableCell',
            'In writing',
            linked('Terms of sale', '/terms'),
            linked('Delivery and returns', '/terms/shipping-returns'),
          ),
        ],
      },
      list('bullet_list', 'The price includes VAT.', 'You can send it back.'),
    ),
  },
  required: {
    _uid: 'rich-text-required',
    component: 'rich_text',
    text: exampleDocument(exampleParagraph(exampleText('One paragraph is enough.'))),
  },
}
