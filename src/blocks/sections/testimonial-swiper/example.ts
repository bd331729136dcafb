import type { Bloks } from '../../../content'
import { exampleAsset, exampleLink } from '../../shared/example-parts'

type Fields = Partial<Bloks.TestimonialCard>

const says = (swiper: string, name: string, quote: string, fields: Fields = {}): Bloks.TestimonialCard => ({
  component: 'testimonial_card',
  _uid: `testimonial-swiper-${swiper}-${name}`,
  name,
  quote,
  ...fields,
})

const portrait = (path: string, alt: string): Fields => ({ portrait: exampleAsset(`480x480/${path}`, alt) })

export const examples: Record<'full' | 'two' | 'required', Bloks.TestimonialSwiper> = {
  full: {
    component: 'testimonial_swiper',
    _uid: 'testimonial-swiper-full',
    title: 'Shops that stopped saying “cash only”',
    text: 'Owners, in their own words.',
    items: [
      says(
        'full',
        'Lerato Mokoena',
        'People used to walk out when I said cash only. Now they tap, and order a second coffee.',
        {
          ...portrait(
            '55efa6fde7/owner-lerato.svg',
            'A woman with shoulder-length locs, laughing, in a green top',
          ),
          role: 'Corner Café, Melville',
          rating: '5',
          link: exampleLink('customers/corner-cafe'),
        },
      ),
      says(
        'full',
        'Thandi Nkosi',
        'I do hair in three places a week. The machine fits in my apron and the money is there the next day.',
        {
          ...portrait(
            '2a2c24aff0/owner-thandi.svg',
            'A laughing woman in a dotted orange headwrap and a blue blouse',
          ),
          role: 'Thandi’s Braids, Umlazi',
          rating: '5',
          link: exampleLink('customers/thandis-braids'),
          background: 'yellow',
        },
      ),
      says('full', 'Johan van Wyk', 'The queue is half as long, and nobody asks for change any more.', {
        ...portrait(
          'a3e54b6554/owner-johan.svg',
          'A bald man with a full ginger beard, in a checked shirt and a navy apron',
        ),
        role: 'Van Wyk Slaghuis, Paarl',
        rating: '4',
      }),
      says(
        'full',
        'Ayesha Davids',
        'I send a pay link with every order. Half of them are paid before the cake is out of the oven, and I no longer chase anybody on a Friday night.',
        {
          ...portrait('07e4bbfd52/owner-ayesha.svg', 'A smiling woman in a purple hijab and a navy coat'),
          role: 'Davids Cakes, Athlone',
          rating: '5',
          background: 'mint-green',
        },
      ),
      says('full', 'Sipho Ndlovu', 'Load-shedding took the lights. It did not take a single sale.', {
        ...portrait(
          '247aad8771/owner-sipho.svg',
          'A man with a short fade and a goatee, grinning, in a chef’s jacket',
        ),
        role: 'Ndlovu’s Table, Durban',
        rating: '5',
      }),
    ],
    anchor: 'customers',
    background: 'pink',
    rhythm: 'normal',
  },
  two: {
    component: 'testimonial_swiper',
    _uid: 'testimonial-swiper-two',
    title: 'From the same street',
    items: [
      says(
        'two',
        'Priya Naidoo',
        'My mother ran this shop on a cash box. I run it on one machine and close the books in ten minutes.',
        {
          ...portrait(
            '7126e0208c/owner-priya.svg',
            'An older woman with a grey bun and round glasses, in a pink blouse',
          ),
          role: 'Naidoo Fabrics, Durban',
          background: 'mint-green',
        },
      ),
      says('two', 'Bongani Mthembu', 'It came on a Wednesday. I had my first card sale before lunch.', {
        ...portrait(
          '2e20e0e962/owner-bongani.svg',
          'An older man with a grey moustache, in a green cap and navy overalls',
        ),
        role: 'Mthembu Motors, Soweto',
      }),
    ],
    background: 'green',
  },
  required: {
    component: 'testimonial_swiper',
    _uid: 'testimonial-swiper-required',
    title: 'What a customer says',
    items: [
      says('required', 'Zanele Mokoena', 'I bought it on Monday and forgot that I ever counted coins.'),
    ],
  },
}
