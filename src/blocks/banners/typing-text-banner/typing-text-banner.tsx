import styled, { keyframes } from 'styled-components'
import { useEffect, useState, type RefObject, useMemo, useRef } from 'react'
import type { BlockProps, Bloks } from '../../../content'
import { useHydrated } from '../../../platform/use-in-browser'
import { useInView } from '../../../platform/use-in-view'
import { useMedia } from '../../../platform/use-media'
import { from, ink, radius, space } from '../../../theme'
import { Button, SectionTitle, Lead, Section, VisuallyHidden } from '../../../ui'
import { sectionProps } from '../../shared/section-props'
import { CtaRow } from '../../shared/text/cta-row'
import { nextKey, textOf, waitOf, whole, splitWords } from './typing'

const CALM = '@media (prefers-reduced-motion: reduce)'

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
`

const Headline = styled(SectionTitle)`
  max-width: 15em;
  font-size: clamp(min(2.5rem, 12.5vw), 1.3rem + 5vw, 5.5rem);
  line-height: 1.1;
  text-wrap: wrap;
`

/* As high as the longest word needs from the start, so that typing moves nothing. */
const Field = styled.span`
  display: inline-grid;
  grid-template-columns: minmax(0, max-content);
  max-width: 100%;
  margin-block: 0.05em;
  padding: 0.02em 0.24em 0.1em 0.18em;
  border-radius: ${radius.control};
  background: ${ink(12)};

  > * {
    grid-area: 1 / 1;
  }
  > [data-room] {
    visibility: hidden;
  }
  ${CALM} {
    > [data-room] {
      display: none;
    }
  }
  ${from.md} {
    border-radius: ${radius.card};
  }
`

const blink = keyframes`
  50% { opacity: 0; }
`

const Caret = styled.i`
  display: inline-block;
  width: 0.06em;
  height: 0.86em;
  margin: 0 -0.06em -0.08em 0.04em;
  border-radius: ${radius.pill};
  background: currentColor;
  animation: ${blink} 1s steps(1) infinite;

  &[data-still] {
    animation: none;
  }
  ${CALM} {
    display: none;
  }
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.m};
`

/** The pause button. Its space is reserved; it is hidden without scripts and with reduced motion. */
const Pause = styled(Button)`
  min-width: 6.5em;
  justify-content: start;

  &[data-inert] {
    visibility: hidden;
  }
  > span {
    display: inline-flex;
    align-items: center;
    gap: 8px;
  }
  ${CALM} {
    display: none;
  }
`

/**
 * Types the words while they are in view. While it is paused, or with reduced motion, a whole word is shown.
 * @param words the same array from render to render
 */
const useTyping = (words: readonly string[], place: RefObject<Element | null>) => {
  const [typing, setTyping] = useState(() => whole(words, 0))
  const [isPaused, setPaused] = useState(false)
  const isInView = useInView(place)
  const isCalm = useMedia('(prefers-reduced-motion: reduce)')
  const isTyping = isInView && !isPaused && !isCalm && words.length > 1

  useEffect(() => {
    if (!isTyping) return
    const timer = setTimeout(() => setTyping(nextKey(words, typing)), waitOf(words, typing))
    return () => clearTimeout(timer)
  }, [isTyping, words, typing])

  const toggle = () => {
    setTyping(whole(words, typing.word))
    setPaused(!isPaused)
  }
  return { text: isCalm ? (words[0] ?? '') : textOf(words, typing), isTyping, isPaused, toggle }
}

const PauseMark = ({ isPaused }: { isPaused: boolean }) => (
  <svg width={18} height={18} viewBox="0 0 18 18" fill="currentColor" aria-hidden="true">
    {isPaused ? (
      <path d="M5 3.2v11.6a1 1 0 0 0 1.500.860l9.300-5.800a1 1 0 0 0 0-1.720L6.500 2.340A1 1 0 0 0 5 3.200Z" />
    ) : (
      <path d="M4 3h3.500v12H4zM10.500 3H14v12h-3.500z" />
    )}
  </svg>
)

/**
 * A headline whose end is typed, one word after the other. Screen readers get all words once, as a list; the typed text is hidden
 * from them.
 */
const TypingTextBanner = ({ blok }: BlockProps<Bloks.TypingTextBanner>) => {
  const titleId = `title-${blok._uid}`
  const place = useRef<HTMLSpanElement>(null)
  const isHydrated = useHydrated()
  const words = useMemo(() => splitWords(blok.words), [blok.words])
  const { text, isTyping, isPaused, toggle } = useTyping(words, place)
  return (
    <Section {...sectionProps(blok, 'payflex-purple')} labelledBy={titleId}>
      <Column>
        <Headline id={titleId}>
          <span>{blok.title}</span> <VisuallyHidden>{words.join(', ')}</VisuallyHidden>
          <Field ref={place} aria-hidden="true">
            {words.map((word) => (
              <span key={word} data-room="">
                {word}
              </span>
            ))}
            <span>
              <span>{text}</span>
              {words.length > 1 ? <Caret data-still={isTyping ? undefined : ''} /> : null}
            </span>
          </Field>
        </Headline>
        {blok.text ? <Lead>{blok.text}</Lead> : null}
        <Foot>
          <CtaRow ctas={blok.cta} />
          {words.length > 1 ? (
            <Pause variant="link" size="small" data-inert={isHydrated ? undefined : ''} onClick={toggle}>
              <PauseMark isPaused={isPaused} />
              <span>{isPaused ? 'Play' : 'Pause'}</span>
              <VisuallyHidden> the typing</VisuallyHidden>
            </Pause>
          ) : null}
        </Foot>
      </Column>
    </Section>
  )
}

export default TypingTextBanner
