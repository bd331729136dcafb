import type { Bloks } from '../../../content'

export const examples: Record<'full' | 'story' | 'required', Bloks.ImageGenerator> = {
  full: {
    _uid: 'image-generator-full',
    component: 'image_generator',
    title: 'Tell the street that you take cards',
    text: 'Type your name, choose a colour and print it. It costs nothing and takes a minute.',
    templates: ['poster', 'square', 'story'],
    colours: ['green', 'blue', 'orange', 'pink', 'charcoal', 'yellow'],
    headline: 'We accept cards at',
    anchor: 'poster',
    background: 'yellow',
    rhythm: 'normal',
  },
  story: {
    _uid: 'image-generator-story',
    component: 'image_generator',
    title: 'For your status',
    templates: ['story', 'square'],
    colours: ['pink', 'charcoal'],
    headline: 'Tap, insert or scan at',
    background: 'payflex-navy',
  },
  required: { _uid: 'image-generator-required', component: 'image_generator', title: 'Make your poster' },
}
