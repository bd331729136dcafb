import { useState } from 'react'
import styled from 'styled-components'
import { Button, ButtonLink, MessageCard } from '../../ui'
import { SIGNUP_PATH } from '../address'
import type { SignupView } from '../use-signup-view'

const Whole = styled.div`
  min-width: 0;
`

const Failed = ({ message, retry }: { message: string; retry: () => Promise<void> }) => {
  const [trying, setTrying] = useState(false)
  const tryAgain = async () => {
    setTrying(true)
    await retry()
    setTrying(false)
  }
  return (
    <MessageCard
      colour="pink"
      icon="wifi"
      title="The signup is out of reach"
      actions={
        <Button loading={trying} onClick={() => void tryAgain()}>
          Try again
        </Button>
      }
    >
      <p role="alert">{`${message} What you have filled in is kept.`}</p>
    </MessageCard>
  )
}

type NoSignupProps = {
  view: Extract<SignupView, { kind: 'unknown' | 'failed' }>
  retry: () => Promise<void>
}

/** Why there is nothing to fill in, and a way on. */
export const NoSignup = ({ view, retry }: NoSignupProps) => (
  <Whole>
    {view.kind === 'failed' ? (
      <Failed message={view.message} retry={retry} />
    ) : (
      <MessageCard
        colour="cream"
        icon="search"
        title="We cannot find this signup"
        actions={<ButtonLink href={SIGNUP_PATH}>Start signing up</ButtonLink>}
      >
        <p>The link may be old or mistyped. It takes five minutes to start again.</p>
      </MessageCard>
    )}
  </Whole>
)
