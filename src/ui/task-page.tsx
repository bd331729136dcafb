import type { ReactNode } from 'react'
import styled from 'styled-components'
import { from, space, type } from '../theme'
import { Section } from './section'

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

type TaskPageProps = { title: string; className?: string; children: ReactNode }

/** A page with one task, such as the checkout. Its title is small, because each step has a heading of its own. */
export const TaskPage = ({ title, className, children }: TaskPageProps) => (
  <Page background="white" rhythm="none" className={className}>
    <Title>{title}</Title>
    {children}
  </Page>
)
