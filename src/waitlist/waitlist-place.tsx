import { Suspense, use } from 'react'
import styled from 'styled-components'
import { JOIN_ID } from '../catalogue'
import { useHydrated } from '../platform/use-in-browser'
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
 * The form for an item that cannot be bought yet. Only pages that show it load its code. Until then the server's HTML of the whole
 * block stays as it is, so that a press on the form's button is not lost.
 */
export const WaitlistPlace = (props: WaitlistFormProps) => {
  if (!useHydrated()) use(loadCode())
  return (
    <Suspense fallback={<Room id={JOIN_ID} aria-busy="true" />}>
      <Loaded {...props} />
    </Suspense>
  )
}
