import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Picture } from '../content'
import { PageLayout } from '../layout'
import { below, from, hover, motion, radius, space, type } from '../theme'
import { telOf } from '../../shared/contact-details'
import { HeadBand, HeadHalves, HeroTitle, Icon, Lead, Section, SectionTitle } from '../ui'
import type { MessageContext, WayOn } from './contexts'
import { pageSlices } from './frame'

const Copy = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.m};
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  width: 100%;
`
const PictureArea = styled.div`
  > img {
    width: 100%;
    max-height: 460px;
    object-fit: contain;
  }
  ${below.sm} {
    display: none;
  }
`
const Ways = styled.ul`
  display: grid;
  gap: 12px;
  margin-top: clamp(20px, 3vw, 40px);

  ${from.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space.s};
  }
  ${from.md} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    align-content: center;
    gap: 4px ${space.s};
    height: 100%;
    padding: clamp(16px, 2vw, 28px);
    border: 2px solid var(--line);
    border-radius: ${radius.card};
    text-decoration: none;
    transition: border-color ${motion.quick};
  }
  strong {
    ${type.small}
  }
  span {
    ${type.body}
    grid-column: 1;
    color: var(--quiet);
  }
  svg {
    grid-area: 1 / 2 / 3;
    transition: transform ${motion.quick};
  }
  ${hover} {
    a:hover {
      border-color: var(--ink);
    }
    a:hover svg {
      transform: translateX(4px);
    }
  }
`

const SLICES = pageSlices({ showsBanners: true, showsNavigation: true })
const PAGE = {
  component: 'page',
  _uid: 'message',
  navigationMode: 'light',
  isNavigationTransparent: true,
} as const

const Way = ({ href, title, text }: WayOn) => (
  <li>
    <a href={href}>
      <strong suppressHydrationWarning>{title}</strong>
      <span suppressHydrationWarning>{text}</span>
      <Icon name="arrow-right" />
    </a>
  </li>
)

type MessagePageProps = {
  /** `/404/` */
  path: string
  /** What its head calls it. */
  name: string
  title: string
  text: string
  context: MessageContext
  /** The controls for what can be done about it. */
  children: ReactNode
}

/**
 * A page that says what happened and what to do about it, with links to continue. A browser may have translated its texts, as those of
 * the layout around it (src/layout/page-layout.tsx).
 */
export const MessagePage = ({ path, name, title, text, context, children }: MessagePageProps) => {
  const { help, waysOn, picture } = context
  return (
    <PageLayout page={PAGE} path={path} title={name} slices={SLICES}>
      <HeadBand background="yellow" rhythm="none">
        <HeadHalves data-picture-from={picture ? 'sm' : undefined}>
          <Copy>
            <HeroTitle suppressHydrationWarning>{title}</HeroTitle>
            <Lead suppressHydrationWarning>{text}</Lead>
            <Actions>{children}</Actions>
          </Copy>
          {picture ? (
            <PictureArea>
              <Picture asset={{ filename: picture, alt: '' }} sizes="(min-width: 667px) 40vw, 1px" />
            </PictureArea>
          ) : null}
        </HeadHalves>
      </HeadBand>
      <Section background="white" labelledBy="ways-on">
        <SectionTitle id="ways-on" suppressHydrationWarning>
          Or go on from here
        </SectionTitle>
        <Ways role="list">
          {waysOn.map((way) => (
            <Way key={way.href} {...way} />
          ))}
          {help.phone ? (
            <Way
              href={telOf(help.phone)}
              title={`Call ${help.phone}`}
              text={help.hours ? `A person answers: ${help.hours}.` : 'A person answers.'}
            />
          ) : null}
        </Ways>
      </Section>
    </PageLayout>
  )
}
