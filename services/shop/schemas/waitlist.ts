import Type, { type Static } from 'typebox'
import { WAITLIST_WORDINGS } from '../../../shared/consent-wordings'
import { CHANNELS } from '../domain/waitlist'
import { Code, Id, OneOf, Quantity, Typed } from './common'

// domain/waitlist.ts checks what is typed, in sentences.
export const JoinWaitlist = Type.Object({
  item: Code,
  name: Typed('text'),
  email: Typed('email'),
  phone: Type.Optional(Typed('phone')),
  quantity: Type.Optional(Quantity),
  consent_version: OneOf(Object.keys(WAITLIST_WORDINGS) as (keyof typeof WAITLIST_WORDINGS)[]),
  marketing: Type.Optional(
    Type.Array(OneOf(CHANNELS), {
      maxItems: CHANNELS.length,
      description: 'Channels whose own box was ticked: news and offers, apart from being told about the item',
    }),
  ),
  page: Type.Optional(
    Type.String({
      maxLength: 200,
      description:
        'Path of the page that the form is on: shows the answer to a form without script, and is where the item is bought',
    }),
  ),
})
export type JoinWaitlist = Static<typeof JoinWaitlist>

export const WaitlistAnswer = Type.Object(
  { item: Type.String(), kind: OneOf(['waitlist', 'pre_order'] as const) },
  { title: 'WaitlistAnswer', description: 'The same for the first time and for every other' },
)

export const EntryParams = Type.Object({
  id: Id('Entry id: whoever knows it may leave'),
})
