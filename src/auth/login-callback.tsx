import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { bandStyle, radius, space, type } from '../theme'
import { Button, ButtonLink } from '../ui'
import { useLoginCallback } from './callback'

const Ground = styled.main`
  display: grid;
  align-content: center;
  justify-items: center;
  min-height: var(--screen);
  padding: ${space.gutter};
  background: var(--band);
  color: var(--ink);
`
const Card = styled.div`
  display: grid;
  gap: ${space.s};
  justify-items: start;
  width: 100%;
  max-width: 560px;
  padding: clamp(24px, 6vw, 56px);
  border-radius: ${radius.card};
  background: var(--raised);
`
const Title = styled.h1`
  ${type.section}

  &:focus {
    outline: 0;
    box-shadow: none;
  }
`
const Waiting = styled.progress`
  width: 100%;
  height: 8px;
  accent-color: var(--accent);
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: ${space.xs};
`

/**
 * The page to which the provider redirects, shown without navigation while the login is finished (spec 2). A failure is explained in
 * a sentence, with a button to try again and one to go on without a login.
 */
export const LoginCallback = () => {
  const { failure, guestPath, isTrying, tryAgain } = useLoginCallback()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!failure) return
    document.title = `${failure.title} | yoco`
    title.current?.focus()
  }, [failure])

  return (
    <Ground style={bandStyle('mint-green')}>
      <Card>
        <Title ref={title} tabIndex={-1}>
          {failure ? failure.title : 'Logging you in'}
        </Title>
        {failure ? (
          <>
            <p role="alert">{failure.text}</p>
            <Actions>
              {failure.retry ? (
                <Button loading={isTrying} onClick={() => void tryAgain()}>
                  Try again
                </Button>
              ) : (
                <ButtonLink href="/za/shop/">Go to the shop</ButtonLink>
              )}
              <ButtonLink variant="secondary" href={guestPath}>
                {failure.retry ? 'Go on as a guest' : 'Go to the checkout'}
              </ButtonLink>
            </Actions>
          </>
        ) : (
          <>
            <p role="status">One moment, then you are back where you were.</p>
            <Waiting aria-label="Logging you in" />
            <noscript>
              <p>
                Logging in needs JavaScript. Switch it on in your browser and load this page again, or call us
                to order.
              </p>
            </noscript>
          </>
        )}
      </Card>
    </Ground>
  )
}
