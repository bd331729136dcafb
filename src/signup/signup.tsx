import styled from 'styled-components'
import { ButtonLink, MessageCard, Lead, SkeletonBlock, VisuallyHidden, Icon, TaskPage, TryAgain } from '../ui'
import { SIGNUP_PATH } from './flow'
import { type SignupView, useSignupView } from './use-signup-view'
import { from, space, bandStyle, radius, type } from '../theme'
import { useSignup } from './store'

const Whole = styled.div`
  min-width: 0;
`

type NoSignupProps = {
  view: Extract<SignupView, { kind: 'unknown' | 'failed' }>
  retry: () => Promise<void>
}

/** Explains why there is no form, and where to go on. */
const NoSignup = ({ view, retry }: NoSignupProps) => (
  <Whole>
    {view.kind === 'failed' ? (
      <MessageCard
        colour="pink"
        icon="wifi"
        title="We cannot open your signup right now"
        actions={<TryAgain retry={retry} />}
      >
        <p role="alert">{`${view.message} What you have filled in is kept.`}</p>
      </MessageCard>
    ) : (
      <MessageCard
        colour="cream"
        icon="search"
        title="We cannot find this signup"
        actions={<ButtonLink href={SIGNUP_PATH}>Start signing up</ButtonLink>}
      >
        <p>The link may be old or mistyped. Starting again takes about ten minutes.</p>
      </MessageCard>
    )}
  </Whole>
)

const Stack = styled.div`
  display: grid;
  gap: ${space.m};
  align-content: start;
  min-width: 0;
  /* As tall as the step, because the content below it on a phone must not move. */
  min-height: 810px;

  ${from.sm} {
    min-height: 640px;
  }
`

/** The shape of the first step while its code is loading, so that nothing moves when it appears. */
const Skeleton = () => (
  <Stack aria-busy="true">
    <VisuallyHidden role="status">Loading your signup</VisuallyHidden>
    <noscript>
      <Lead>
        Signing up needs JavaScript. Switch it on in your browser and load this page again, or call us.
      </Lead>
    </noscript>
    {[44, 48, 28, 82, 106, 106, 56].map((height, index) => (
      <SkeletonBlock key={index} style={{ height }} aria-hidden="true" />
    ))}
  </Stack>
)

const Aside = styled.aside`
  display: grid;
  gap: ${space.m};
  align-self: start;
  padding: ${space.m};
  border-radius: ${radius.card};
  background: var(--band);
  color: var(--ink);

  & h2 {
    ${type.small}
  }
  & ul {
    display: grid;
    gap: 14px;
    padding: 0;
    list-style: none;
  }
  & li {
    display: flex;
    gap: 12px;
  }
`

/** The list of things to have at hand, beside the forms. */
const WhatYouNeed = () => {
  const isFinished = useSignup((signup) => signup.finished !== null)
  if (isFinished) return null
  return (
    <Aside style={bandStyle('mint-green')} aria-label="What you need">
      <h2>About ten minutes, and nothing to pay</h2>
      <ul>
        <li>
          <Icon name="people" /> Your South African ID or your passport
        </li>
        <li>
          <Icon name="receipt" /> The name of your business; for a company, its registration number too
        </li>
        <li>
          <Icon name="clock" /> Stop any time: what you have filled in is kept for you
        </li>
        <li>
          <Icon name="shield" /> Over 200K South African businesses trust us
        </li>
      </ul>
    </Aside>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};

  ${from.md} {
    &:has(> aside) {
      grid-template-columns: minmax(0, 1fr) minmax(260px, 340px);
      column-gap: clamp(32px, 5vw, 80px);
    }
  }
`

const PAGE_TITLE = 'Sign up | yoco'

const Content = ({ view, reload }: { view: SignupView; reload: () => Promise<void> }) => {
  switch (view.kind) {
    case 'ready':
      return <view.Steps pageTitle={PAGE_TITLE} />
    case 'loading':
      return <Skeleton />
    default:
      return <NoSignup view={view} retry={reload} />
  }
}

/**
 * The signup: About you, Your business, Who you are, What you want to do. The address holds the step, this browser what was typed,
 * and the shop what was completed. So Back works, a reload loses nothing, and an unfinished signup can be continued.
 */
export const Signup = () => {
  const { view, reload } = useSignupView()
  return (
    <TaskPage title="Sign up">
      <Columns>
        <Content view={view} reload={reload} />
        <WhatYouNeed />
      </Columns>
    </TaskPage>
  )
}
