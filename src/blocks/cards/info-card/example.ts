import type { Bloks, StoryblokRichtext } from '../../../content'
import { exampleCta, exampleDocument, exampleParagraph, exampleText } from '../../shared/example-parts'

const strong = (text: string): StoryblokRichtext => ({ type: 'text', text, marks: [{ type: 'bold' }] })

const list = (...items: string[]): StoryblokRichtext => ({
  type: 'bullet_list',
  content: items.map((item) => ({ type: 'list_item', content: [exampleParagraph(exampleText(item))] })),
})

export const examples: Record<'full' | 'info' | 'warning' | 'required', Bloks.InfoCard> = {
  full: {
    _uid: 'info-card-full',
    component: 'info_card',
    type: 'tip',
    title: 'Charge it while you cash up',
    text: exampleDocument(
      exampleParagraph(
        exampleText('A full battery lasts a trading day. Put the machine on its dock at closing, and it is '),
        strong('ready before the first customer'),
        exampleText('.'),
      ),
    ),
    cta: [exampleCta('Find a charging dock', 'shop/accessories/charging-dock', 'link')],
    background: 'mint-green',
  },
  info: {
    _uid: 'info-card-info',
    component: 'info_card',
    type: 'info',
    title: 'Sales after ten at night',
    text: exampleDocument(
      exampleParagraph(exampleText('They count for the next day, and so does the day they are paid out on:')),
      list('Monday night is paid out on Wednesday.', 'Friday night is paid out on Tuesday.'),
    ),
    background: 'light-blue',
  },
  warning: {
    _uid: 'info-card-warning',
    component: 'info_card',
    type: 'warning',
    title: 'Nobody of ours asks for your PIN',
    text: exampleDocument(
      exampleParagraph(
        exampleText(
          'Not by phone, not by mail, not at your counter. If somebody does, put the phone down and call us.',
        ),
      ),
    ),
    cta: [exampleCta('Report it', 'contact-sales', 'secondary')],
    background: 'yellow',
  },
  required: { _uid: 'info-card-required', component: 'info_card', title: 'Closed on 16 December' },
}
