import type { Bloks } from '../../../content'
import { exampleAsset, exampleLink } from '../../shared/example-parts'

export const examples: Record<'full' | 'long' | 'required', Bloks.TestimonialCard> = {
  full: {
    _uid: 'testimonial-card-full',
    component: 'testimonial_card',
    quote: 'People used to walk out when I said cash only. Now they tap, and they order a second coffee.',
    name: 'Lerato Mokoena',
    role: 'Owner, Corner Café, Melville',
    portrait: exampleAsset(
      '480x480/55efa6fde7/owner-lerato.svg',
      'A woman with shoulder-length locs, laughing, in a green top and a string of bright beads',
    ),
    rating: '5',
    link: exampleLink('customers/corner-cafe'),
    background: 'mint-green',
  },
  long: {
    _uid: 'testimonial-card-long',
    component: 'testimonial_card',
    quote:
      'I was sure it would take weeks. The machine came on a Wednesday, I had my first sale before lunch, and the money was in my account the next morning. My son set up the stock list on the Sunday. I have not drawn a float from the bank since.',
    name: 'Bongani Mthembu',
    role: 'Mthembu Motors, Soweto',
    portrait: exampleAsset(
      '480x480/2e20e0e962/owner-bongani.svg',
      'An older man with a grey moustache, in a green cap, a yellow T-shirt and navy overalls',
    ),
    rating: '4',
    background: 'white',
  },
  required: {
    _uid: 'testimonial-card-required',
    component: 'testimonial_card',
    quote: 'The queue is half as long, and nobody asks for change any more.',
    name: 'Johan van Wyk',
  },
}
