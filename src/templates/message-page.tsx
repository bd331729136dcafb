import type { ReactNode } from 'react'
import styled from 'styled-components'
import { PageLayout } from '../layout'
import { space } from '../theme'
import { HeroTitle, Lead, Section } from '../ui'
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

type MessagePageProps = {
  /** `/404/` */
  path: string
  title: string
  text: string
  /** The ways on. */
  children: ReactNode
}

/** A page of one sentence and two ways on, for when there is nothing else to show. */
export const MessagePage = ({ path, title, text, children }: MessagePageProps) => (
  <PageLayout page={PAGE} path={path} slices={SLICES}>
    <Section background="yellow">
      <Message>
        <HeroTitle>{title}</HeroTitle>
        <Lead>{text}</Lead>
        <Actions>{children}</Actions>
      </Message>
    </Section>
  </PageLayout>
)
