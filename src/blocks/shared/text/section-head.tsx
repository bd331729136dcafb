import styled from 'styled-components'
import type { Bloks } from '../../../content'
import { space } from '../../../theme'
import { Lead, SectionTitle } from '../../../ui'
import { CtaRow } from './cta-row'

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space.m} ${space.xl};

  > :first-child {
    min-width: 0;
    max-width: 44rem;
  }
`

const Text = styled(Lead)`
  margin-top: ${space.s};
  color: var(--quiet);
  white-space: pre-line;
`

type HeadFields = { title?: string; text?: string; cta?: Bloks.Cta[] }

/** Whether a section has a head. */
export const hasHead = ({ title, text, cta }: HeadFields): boolean => Boolean(title || text || cta?.length)

/** The head of a section: headline, a few sentences and one button beside them. Renders nothing without any of them. */
export const SectionHead = ({ head, titleId }: { head: HeadFields; titleId: string }) =>
  hasHead(head) ? (
    <Head>
      <div>
        {head.title ? <SectionTitle id={titleId}>{head.title}</SectionTitle> : null}
        {head.text ? <Text>{head.text}</Text> : null}
      </div>
      <CtaRow ctas={head.cta} />
    </Head>
  ) : null

/** A section's head above its content. */
export const SectionLayout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(28px, 3.6vw, 52px);
`
