import type { Bloks } from '../../../content'
import {
  exampleCta,
  exampleDocument,
  exampleText,
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

const tip: Bloks.InfoCard = {
  _uid: 'rich-text-blocks-tip',
  component: 'info_card',
  type: 'tip',
  title: 'Ask for the number in writing',
  text: exampleDocument(words('A fee that nobody will write down is not the fee you will pay.')),
  background: 'mint-green',
}

export const examples: Record<'full' | 'blocks' | 'dark' | 'required', Bloks.RichText> = {
  full: {
    _uid: 'rich-text-full',
    component: 'rich_text',
    anchor: 'cost',
    background: 'white',
    text: exampleDocument(
      heading(2, 'What does it cost in a year?'),
      words(
        'The price on the box is the smallest number. Write down three others, or read ',
        linked('how returns work', '/terms/shipping-returns'),
        '. ',
        marked('Ask for each by name', 'highlight', { color: '#ffce3d' }),
        ' and have the answer ',
        marked('in writing', 'bold'),
        '.',
      ),
      list(
        'ordered_list',
        'Rent, sales or no sales.',
        'The fee on each card sale.',
        'Data, paper and leaving.',
      ),
      quote('The cheapest machine is the one you use.'),
      heading(3, 'What to ask a provider'),
      table(
        ['Question', 'A good answer', 'Where it should stand'],
        ['Is there rent in a month without sales?', 'No, none at all.', 'In the price list'],
        ['May I send it back?', 'Within 30 days.', linked('Delivery and returns', '/terms/shipping-returns')],
        ['Who owns the machine?', 'You do.', linked('Terms of sale', '/terms')],
      ),
      list('bullet_list', 'The price includes VAT.', 'You can send it back.'),
    ),
  },
  blocks: {
    _uid: 'rich-text-blocks',
    component: 'rich_text',
    background: 'cream',
    text: exampleDocument(
      heading(2, 'Before you sign anything'),
      words('Two minutes with the small print save a year of fees. Start with what happens when you leave.'),
      placed(tip),
      words('Then look at the machine itself, in the light you work in.'),
      placed({
        _uid: 'rich-text-blocks-picture',
        component: 'image',
        image: {
          fieldtype: 'asset',
          id: 1,
          name: '',
          title: '',
          focus: '',
          filename: 'https://a.storyblok.com/f/1/1600x1600/4789e62f2a/khumo-tip.webp',
          alt: 'A card held to a Khumo',
        },
        caption: 'A tap takes two seconds. Count them.',
        width: 'wide',
        background: 'light-blue',
      } as Bloks.Image),
      words('When it feels right in the hand, these two are where most shops begin.'),
      placed(
        { _uid: 'rich-text-blocks-khumo', component: 'product_card', sku: 'khumo' } as Bloks.ProductCard,
        { _uid: 'rich-text-blocks-neo', component: 'product_card', sku: 'neo-touch' } as Bloks.ProductCard,
      ),
      placed(exampleCta('See all card machines', 'shop/card-machines')),
    ),
  },
  dark: {
    _uid: 'rich-text-dark',
    component: 'rich_text',
    background: 'charcoal',
    text: exampleDocument(
      heading(2, 'On a Saturday'),
      words(
        'The queue is long and the network is slow. A card sale is made when the bank has said yes, ',
        marked('and not before', 'italic'),
        exampleText('.'),
      ),
      picture('1600x1600/9e574234ca/market-stall.webp', {
        alt: 'A market stall with fruit and a card machine on the counter',
        title: 'On a stall, the machine comes to the customer.',
      }),
      quote('I used to send people to the ATM. They did not come back.', '— Thandi, who braids in Umlazi'),
    ),
  },
  required: {
    _uid: 'rich-text-required',
    component: 'rich_text',
    text: exampleDocument(words('One paragraph is enough.')),
  },
}
