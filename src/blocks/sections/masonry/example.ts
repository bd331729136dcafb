import type { Bloks } from '../../../content'
import { examples as data } from '../../cards/data-card/example'
import { examples as info } from '../../cards/info-card/example'
import { examples as media } from '../../cards/rich-media-card/example'
import { examples as said } from '../../cards/testimonial-card/example'
import { exampleAsset, exampleCta } from '../../shared/example-parts'

const quote = (
  _uid: string,
  blok: Omit<Bloks.TestimonialCard, '_uid' | 'component'>,
): Bloks.TestimonialCard => ({ _uid, component: 'testimonial_card', ...blok })

const zanele = quote('masonry-zanele', {
  quote: 'I sell on three markets a week. The machine is in my apron, and so is the till.',
  name: 'Zanele Mokoena',
  role: 'Beads by Zanele, Pretoria',
  portrait: exampleAsset(
    '480x480/457b37b6d2/owner-naledi.svg',
    'A young woman with long beaded braids and gold hoops',
  ),
  background: 'pink',
})
const sipho = quote('masonry-sipho', {
  quote: 'Forty tables, one app. The kitchen sees the order before the waiter has turned around.',
  name: 'Sipho Ndlovu',
  role: 'Chef and owner, Ndlovu’s Table, Durban',
  portrait: exampleAsset('480x480/247aad8771/owner-sipho.svg', 'A man in a chef’s jacket, grinning'),
  rating: '5',
  background: 'charcoal',
})
const priya = quote('masonry-priya', {
  quote: 'My granddaughter set it up. I only hold it out.',
  name: 'Priya Naidoo',
  role: 'Naidoo Fabrics, Durban',
  portrait: exampleAsset('480x480/7126e0208c/owner-priya.svg', 'An older woman with round glasses'),
  background: 'light-blue',
})

export const examples: Record<'full' | 'quotes' | 'required', Bloks.Masonry> = {
  full: {
    _uid: 'masonry-full',
    component: 'masonry',
    title: 'What owners tell each other',
    text: 'Said at the counter, over the fence and at the wholesaler’s.',
    cta: [exampleCta('Read their stories', 'customers', 'secondary')],
    items: [
      { ...media.picture, _uid: 'masonry-counter' },
      { ...said.full, _uid: 'masonry-lerato' },
      { ...info.full, _uid: 'masonry-charge', background: 'yellow' },
      sipho,
      { ...data.figure, _uid: 'masonry-businesses' },
      zanele,
      { ...said.long, _uid: 'masonry-bongani' },
      priya,
    ],
    columns_tablet: '2',
    columns_desktop: '3',
    anchor: 'owners',
    background: 'white',
    rhythm: 'normal',
  },
  quotes: {
    _uid: 'masonry-quotes',
    component: 'masonry',
    title: 'In their words',
    items: [sipho, priya, zanele, { ...said.long, _uid: 'masonry-quotes-bongani' }].map((blok) => ({
      ...blok,
      _uid: `${blok._uid}-quoted`,
      background: 'white' as const,
    })),
    columns_desktop: '4',
    background: 'mint-green',
  },
  required: { _uid: 'masonry-required', component: 'masonry' },
}
