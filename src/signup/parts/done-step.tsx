import { useEffect, useRef } from 'react'
import { ButtonLink, MessageCard } from '../../ui'
import type { Service } from '../address'
import { useSignup } from '../store'

const NEXT: Readonly<Record<Service | 'other', string>> = {
  reader_registration:
    'Keep your card machine and its box at hand: as soon as your details are checked, we register the machine to your business.',
  waiting_for_delivery:
    'Your card machine is on its way. As soon as your details are checked it can be registered, so it works on the day it arrives.',
  other: 'As soon as your details are checked, you can take your first payment.',
}

/** The signup is with the shop: what happens next, and a way on. */
export const DoneStep = () => {
  const finished = useSignup((signup) => signup.finished)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  if (!finished) return null
  const { firstName, email, service } = finished
  return (
    <MessageCard
      colour="green"
      icon="check"
      title={`You are signed up${firstName ? `, ${firstName}` : ''}.`}
      titleRef={title}
      actions={
        <>
          <ButtonLink href="/za/shop/card-machines/">See the card machines</ButtonLink>
          <ButtonLink variant="secondary" href="/za/">
            Go home
          </ButtonLink>
        </>
      }
    >
      <p>{`We check your details and write to ${email || 'your email address'}.`}</p>
      <p>{NEXT[service ?? 'other']}</p>
    </MessageCard>
  )
}
