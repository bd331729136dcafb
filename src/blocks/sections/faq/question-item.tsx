import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { RichText, type Hex } from '../../../content'
import { subscribeToAddress } from '../../../platform/address'
import { hover, largeTarget, type } from '../../../theme'
import { FoldLine, FoldSign, printsOpen } from '../../shared/fold-parts'
import { Prose } from '../../shared/prose'
import type { Question } from './map-faq'

const Details = styled.details`
  border-bottom: 1px solid var(--line);
  ${printsOpen}

  /* Where browsers do not yet open the answer that a link names. */
  &:has(:target)::details-content {
    block-size: auto;
    content-visibility: visible;
  }
`

const Line = styled(FoldLine)`
  gap: 24px;
  padding-block: 22px;
  font: 600 clamp(1.0625rem, 1rem + 0.3vw, 1.25rem) / 1.3 var(--text);
`

const Answer = styled.div`
  padding-bottom: 28px;
  padding-right: 42px;
  /* A link to the answer shows its question too, clear of the navigation. */
  scroll-margin-top: 80px;
`

const Words = styled(Prose)`
  color: var(--quiet);
  font-size: clamp(1rem, 0.96rem + 0.2vw, 1.125rem);
`

const OwnLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  margin-top: 14px;
  ${type.note}
  color: var(--quiet);
  ${largeTarget}

  > svg {
    flex: none;
  }
  ${hover} {
    &:hover {
      color: var(--ink);
    }
  }
`

const Chain = () => (
  <svg
    width="16"
    height="16"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    aria-hidden
  >
    <path d="M10 14a4.5 4.5 0 0 0 6.4 0l3-3A4.5 4.5 0 0 0 13 4.6l-1 1M14 10a4.5 4.5 0 0 0-6.4 0l-3 3a4.5 4.5 0 0 0 6.4 6.4l1-1" />
  </svg>
)

const readFragment = () => window.location.hash.slice(1)

/**
 * Browsers open what an address names as they load a page, and where a link within it is followed. They do not where the
 * router brought the page: then it is opened here.
 */
const useOpenedByAddress = (id: string) => {
  const details = useRef<HTMLDetailsElement>(null)
  const isNamed = useSyncExternalStore(subscribeToAddress, readFragment, () => '') === encodeURI(id)
  useLayoutEffect(() => {
    if (!isNamed || !details.current || details.current.open) return
    details.current.open = true
    details.current.scrollIntoView?.()
  }, [isNamed])
  return details
}

type QuestionItemProps = { question: Question; open: boolean; hidden: boolean; ground: Hex }

/**
 * One question that opens without script. The id is on the answer and not on the `<details>`: browsers open a closed
 * `<details>` only for a link to something inside it.
 */
export const QuestionItem = ({
  question: { id, question, answer },
  open,
  hidden,
  ground,
}: QuestionItemProps) => (
  <Details ref={useOpenedByAddress(id)} open={open} hidden={hidden}>
    <Line>
      <span>{question}</span>
      <FoldSign aria-hidden />
    </Line>
    <Answer id={id}>
      <Words>
        <RichText document={answer} ground={ground} />
      </Words>
      <OwnLink href={`#${id}`}>
        <Chain />
        Link to this answer
      </OwnLink>
    </Answer>
  </Details>
)
