import type { Bloks } from '../../../content'

export const examples: Record<'full' | 'elsewhere' | 'required', Bloks.SchedulingWidget> = {
  full: {
    _uid: 'scheduling-widget-full',
    component: 'scheduling_widget',
    title: 'Twenty minutes, at a time that suits you',
    text: 'We look at your fees and your counter together, by phone or video. Have a recent statement at hand if you switch.',
    address: '/booking/sales-call',
    button_text: 'Choose a time',
    phone: '021 000 0100',
    anchor: 'book-a-call',
    background: 'light-green',
    rhythm: 'normal',
  },
  elsewhere: {
    _uid: 'scheduling-widget-elsewhere',
    component: 'scheduling_widget',
    title: 'Book a visit to your shop',
    text: 'A calendar that opens on its provider’s own page.',
    address: 'https://booking.example.co.za/visits',
    button_text: 'Choose a day',
    background: 'blue',
  },
  required: {
    _uid: 'scheduling-widget-required',
    component: 'scheduling_widget',
    title: 'Book a call',
    address: 'https://calendly.com/yoco-shop/sales-call',
  },
}
