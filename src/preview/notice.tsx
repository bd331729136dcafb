import type { ReactNode } from 'react'
import styled from 'styled-components'
import { bandStyle, space } from '../theme'
import { Lead, SectionTitle } from '../ui'

const Ground = styled.main`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${space.s};
  min-height: var(--screen);
  padding: ${space.m} ${space.gutter};
  background: var(--band);
  color: var(--ink);

  > * {
    width: min(100%, 640px);
    margin-inline: auto;
  }
  ul {
    padding-left: 1.2em;
  }
`

type NoticeProps = { title: string; text?: string; children?: ReactNode }

/** What stands in the place of a draft: why there is none, and what to do. */
export const Notice = ({ title, text, children }: NoticeProps) => (
  <Ground style={bandStyle('cream')}>
    <SectionTitle as="h1">{title}</SectionTitle>
    <div role="status">{text ? <Lead>{text}</Lead> : null}</div>
    {children}
  </Ground>
)
