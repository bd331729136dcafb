import styled from 'styled-components'
import { from, space, type } from '../theme'
import { Section } from '../ui'
import { NoSignup } from './parts/no-signup'
import { Skeleton } from './parts/skeleton'
import { WhatYouNeed } from './parts/what-you-need'
import { useSignupView, type SignupView } from './use-signup-view'

const Page = styled(Section)`
  min-height: 80vh;
  padding-top: ${space.m};
  padding-bottom: ${space.xxl};

  ${from.md} {
    padding-top: ${space.xl};
  }
`
const Title = styled.h1`
  ${type.label}
  color: var(--quiet);
  margin-bottom: ${space.xs};
`
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
 * The signup: About you, Your business, Who you are, What you want to do. The step stands in the address, what was typed
 * in this browser, and what was completed with the shop; so Back works, a reload loses nothing, and a signup left half
 * done can be continued.
 */
export const Signup = () => {
  const { view, reload } = useSignupView()
  return (
    <Page background="white" rhythm="none">
      <Title>Sign up</Title>
      <Columns>
        <Content view={view} reload={reload} />
        <WhatYouNeed />
      </Columns>
    </Page>
  )
}
