import { Suspense, use } from 'react'
import styled from 'styled-components'
import { JOIN_ID } from '../catalogue'
import { useAwake } from '../platform/use-in-browser'
import { untilLoaded } from '../islands'
import type { WaitlistForm, WaitlistFormProps } from './waitlist-form'

/** About as high as the form. */
const Room = styled.div`
  min-height: 460px;
`

type Code = { WaitlistForm: typeof WaitlistForm }
let code: Promise<Code> | undefined
const loadCode = (): Promise<Code> =>
  (code ??= untilLoaded(() => import(/* webpackChunkName: "waitlist-form" */ './waitlist-form')))

const Loaded = (props: WaitlistFormProps) => {
  const { WaitlistForm: Form } = use(loadCode())
  return <Form {...props} />
}

/**
 * The form for an item that cannot be bought yet. Its code is fetched where it is needed: pages of everything else do
 * without. The server's HTML of the whole block is left alone until the code is here, so that a press on the form's
 * button before that is not lost.
 */
export const WaitlistPlace = (props: WaitlistFormProps) => {
  if (!useAwake()) use(loadCode())
  return (
    <Suspense fallback={<Room id={JOIN_ID} aria-busy="true" />}>
      <Loaded {...props} />
    </Suspense>
  )
}
