import styled, { keyframes } from 'styled-components'
import {
  below,
  from,
  high,
  largeText,
  maxWidth,
  motion,
  navHeight,
  radius,
  shadow,
  space,
  type,
  bandStyle,
} from '../../theme'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { measureIfAgreed } from '../../analytics'
import { linkProps, type Bloks } from '../../content'
import { visitor } from '../../experiments'
import { CONSENT_FRAGMENT } from '../../islands'
import { showAddress } from '../../platform/address'
import { consentIn, giveConsent, PURPOSES, readConsent, type Purpose } from '../../platform/consent'
import { setFlag } from '../../platform/page-flags'
import { onceReady } from '../../platform/readiness'
import { Button, notify } from '../../ui'
import { askConsent } from './ask-consent'

/** The bar opens by itself, so a press on something below it at that moment still counts. */
const rise = keyframes`
  from { transform: translateY(24px); opacity: 0; pointer-events: none; }
  99% { pointer-events: none; }
`

/* Shown once the page is complete and nobody has answered (ask-consent.ts), or by a link in the footer. */
const Bar = styled.section`
  display: none;
  padding: ${space.s} ${space.gutter};
  border-top: 1px solid var(--line);
  background: var(--band);
  color: var(--ink);
  box-shadow: ${shadow.floating};
  outline-offset: -4px;
  pointer-events: auto;
  animation: ${rise} ${motion.calm};

  html[data-asks-consent] & {
    display: block;
  }
  ${high} {
    max-height: calc(var(--screen) - ${navHeight});
    overflow-y: auto;
  }
  [data-foot-row]:has(+ [data-foot-bar]:empty) & {
    padding-bottom: max(${space.s}, env(safe-area-inset-bottom));
  }
`

const Inner = styled.div`
  display: grid;
  gap: ${space.xs} ${space.xl};
  align-items: center;
  max-width: ${maxWidth};
  margin-inline: auto;

  ${from.md} {
    grid-template-columns: 1fr auto;
  }
  > p {
    ${type.note}
    max-width: 72ch;
  }
  p a {
    color: inherit;
  }
`

/* Yes and no have equal weight: one look, one size, side by side. */
const Answers = styled.div`
  display: grid;
  grid-template-columns: auto 1fr 1fr;
  gap: ${space.s};
  align-items: center;

  > button {
    padding-inline: ${space.s};
  }
  > button[aria-expanded] {
    padding-inline: 0;
  }
  ${below.sm} {
    gap: ${space.xs};

    > button {
      padding-inline: 4px;
    }
  }
  ${largeText} {
    grid-template-columns: 1fr 1fr;

    > button[aria-expanded] {
      grid-column: 1 / -1;
      justify-self: start;
    }
  }
`

const Choice = styled.form`
  display: grid;
  gap: ${space.xs};

  ${from.md} {
    grid-column: 1 / -1;
    grid-template-columns: 1fr 1fr auto;
    align-items: center;
  }
`

const Row = styled.label`
  ${type.note}
  display: flex;
  gap: ${space.xs};
  align-items: flex-start;
  padding: ${space.xs};
  border: 1px solid var(--line);
  border-radius: ${radius.control};
  cursor: pointer;

  input {
    flex: none;
    width: 24px;
    height: 24px;
    accent-color: var(--accent);
  }
  strong {
    display: block;
  }
`

type Choices = Record<Purpose, boolean>

const all = (granted: boolean): Choices => ({ statistics: granted, marketing: granted })

/** The ticked purposes when the choice opens: those of the last answer, else none. */
const choicesBefore = (): Choices => {
  const answer = readConsent()
  const granted = (purpose: Purpose) => consentIn(answer, purpose) === 'granted'
  return { statistics: granted('statistics'), marketing: granted('marketing') }
}

/** Hides the bar and removes it from the address; the focus moves to the page. */
const closeBar = (bar: HTMLElement | null): void => {
  const hadFocus = bar?.contains(document.activeElement)
  const { pathname, search, hash } = window.location
  if (hash === `#${CONSENT_FRAGMENT}`) showAddress(pathname + search, { replaces: true })
  setFlag('asks-consent', false)
  if (hadFocus) document.getElementById('main')?.focus({ preventScroll: true })
}

/**
 * Asks what may be measured (POPIA; field notes, "Consent"): both answers take one press and have equal weight, and each purpose can be
 * chosen by itself and starts unticked. The answer is stored with its time and the version of the text.
 */
const ConsentBar = ({ blok }: { blok: Bloks.CookieSettings }) => {
  const bar = useRef<HTMLElement>(null)
  const [choices, setChoices] = useState<Choices>(all(false))
  const [isChoosing, setChoosing] = useState(false)
  // For a page reached by a link. On the first page gatsby-browser.tsx calls it.
  useEffect(() => onceReady(askConsent), [])

  const answer = (purposes: Choices) => {
    giveConsent({ version: blok.version, at: new Date().toISOString(), purposes })
    setChoices(purposes)
    setChoosing(false)
    closeBar(bar.current)
    notify({ type: 'success', title: 'Saved', message: blok.savedText })
    void measureIfAgreed()
    // The id that chooses variants follows the answer: it stays, moves or is deleted.
    visitor()
  }
  const choose = () => {
    setChoices(choicesBefore())
    setChoosing((before) => !before)
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    answer(choices)
  }
  const texts: Record<Purpose, { title: string; text: string }> = {
    statistics: { title: blok.statisticsTitle, text: blok.statisticsText },
    marketing: { title: blok.marketingTitle, text: blok.marketingText },
  }
  const policy = linkProps(blok.policyLink)
  return (
    <Bar
      ref={bar}
      id={CONSENT_FRAGMENT}
      aria-label="Cookies"
      tabIndex={-1}
      style={bandStyle('white')}
      data-consent={blok.version}
    >
      <Inner>
        <p>
          <span>{blok.text}</span> {policy ? <a {...policy}>{blok.policyText}</a> : null}
        </p>
        <Answers>
          <Button type="button" variant="link" aria-expanded={isChoosing} onClick={choose}>
            {blok.chooseText}
          </Button>
          <Button type="button" variant="secondary" onClick={() => answer(all(false))}>
            {blok.rejectText}
          </Button>
          <Button type="button" variant="secondary" onClick={() => answer(all(true))}>
            {blok.acceptText}
          </Button>
        </Answers>
        {isChoosing ? (
          <Choice onSubmit={save}>
            {PURPOSES.map((purpose) => (
              <Row key={purpose}>
                <input
                  type="checkbox"
                  name={purpose}
                  checked={choices[purpose]}
                  onChange={({ target }) => setChoices({ ...choices, [purpose]: target.checked })}
                />
                <span>
                  <strong>{texts[purpose].title}</strong>
                  <span>{texts[purpose].text}</span>
                </span>
              </Row>
            ))}
            <Button type="submit" variant="secondary">
              {blok.saveText}
            </Button>
          </Choice>
        ) : null}
      </Inner>
    </Bar>
  )
}

export default ConsentBar
