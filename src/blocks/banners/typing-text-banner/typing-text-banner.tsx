import { useMemo, useRef } from 'react'
import { useAwake } from '../../../platform/use-in-browser'
import type { BlockProps, Bloks } from '../../../content'
import { paletteColour } from '../../../theme'
import { Lead, Section, VisuallyHidden } from '../../../ui'
import { CtaRow } from '../../shared/cta-row'
import { splitWords } from './typing'
import { Caret, Column, Field, Foot, Headline, Pause } from './typing-text-banner.styles'
import { useTyping } from './use-typing'

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
 * A headline whose end is typed, one word after the other. Who listens to it hears all words once, as a list; what is typed
 * is for the eye alone.
 */
const TypingTextBanner = ({ blok }: BlockProps<Bloks.TypingTextBanner>) => {
  const titleId = `title-${blok._uid}`
  const place = useRef<HTMLSpanElement>(null)
  const isAwake = useAwake()
  const words = useMemo(() => splitWords(blok.words), [blok.words])
  const { text, isTyping, isPaused, toggle } = useTyping(words, place)
  return (
    <Section
      background={paletteColour(blok.background, 'payflex-purple')}
      rhythm={blok.rhythm || 'normal'}
      labelledBy={titleId}
    >
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
            <Pause variant="link" size="small" data-asleep={isAwake ? undefined : ''} onClick={toggle}>
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
