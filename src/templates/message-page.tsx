import styled from 'styled-components'
import { PageLayout } from '../layout'
import { space } from '../theme'
import { ButtonLink, HeroTitle, Lead, Section } from '../ui'
import { pageSlices } from './page-slices'

const Message = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.m};
  max-width: 20em;
`
const Actions = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
`

const SLICES = pageSlices({ showsBanners: true, showsNavigation: true })
const PAGE = {
  component: 'page',
  _uid: 'message',
  navigationMode: 'light',
  isNavigationTransparent: true,
} as const

/** A page of one sentence and two ways on, for when there is nothing else to show. */
export const MessagePage = ({ title, text }: { title: string; text: string }) => (
  <PageLayout page={PAGE} path="/404/" slices={SLICES}>
    <Section background="yellow">
      <Message>
        <HeroTitle>{title}</HeroTitle>
        <Lead>{text}</Lead>
        <Actions>
          <ButtonLink href="/za/shop/">Go to the shop</ButtonLink>
          <ButtonLink href="/za/" variant="secondary">
            Go home
          </ButtonLink>
        </Actions>
      </Message>
    </Section>
  </PageLayout>
)
