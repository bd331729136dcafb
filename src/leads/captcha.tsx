import { useField, useFormikContext } from 'formik'
import { useEffect, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { string } from 'yup'
import { useFieldId } from '../forms'
import { radius, type } from '../theme'
import { timeNow } from '../platform/clock'
import { Button, Icon } from '../ui'
import { loadCaptcha, type CaptchaApi } from './captcha-script'
import { captchaSettings, writeFields, type Captcha, type Crm } from './crm'

/** Screens that are too narrow for the wide widget. */
const NARROW = '(max-width: 359.98px)'

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  min-width: 0;
  scroll-margin-block: 104px 120px;

  > legend {
    ${type.label}
    padding: 0;
  }
  @media (scripting: none) {
    display: none;
  }
`
/* The widget's own size, so that nothing moves when it appears. */
const Room = styled.div`
  display: grid;
  width: 304px;
  max-width: 100%;
  min-height: 78px;
  margin-top: 4px;

  @media ${NARROW} {
    width: 164px;
    min-height: 144px;
  }
  > * {
    grid-area: 1 / 1;
    min-width: 0;
  }
  > p {
    ${type.note}
    display: grid;
    align-content: center;
    padding: 10px 16px;
    border: 2px dashed var(--line);
    border-radius: ${radius.control};
    color: var(--quiet);
  }
`
const Refused = styled.div`
  display: grid;
  justify-items: start;
  gap: 8px;
  margin-top: 8px;
`
/* Reserves the room for one line. */
const Problem = styled.p`
  ${type.note}
  display: flex;
  gap: 6px;
  min-height: 1.3125rem;
  color: var(--danger);
  font-weight: 600;
`

const REFRESH_MS = 500

/** The captcha is not required, to be completed, completed, or could not be loaded. */
export type CaptchaState = 'none' | 'waiting' | 'answered' | 'refused'

export const captchaRule = string<CaptchaState>().notOneOf(['waiting'], 'Captcha must be completed')

type CaptchaFieldProps = {
  /** The same object with every render. */
  crm: Crm
  captcha: Captcha
  /** The visitor has begun to fill in the form; until then nothing is loaded. */
  isWanted: boolean
}

/** The captcha of a lead form. It writes its state to the form's value `captcha`; the widget adds a field with the token. */
export const CaptchaField = ({ crm, captcha, isWanted }: CaptchaFieldProps) => {
  const { setFieldValue, setFieldTouched } = useFormikContext()
  const [{ value: state }, { error, touched }] = useField<CaptchaState>('captcha')
  const [widget, setWidget] = useState<{ api: CaptchaApi; id: number }>()
  const [attempts, setAttempts] = useState(0)
  const group = useRef<HTMLFieldSetElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const ownId = useId()
  const shown = touched ? error : undefined

  useEffect(() => {
    const container = place.current
    if (!isWanted || !container) return undefined
    let isUnmounted = false
    const report = (next: CaptchaState) => isUnmounted || void setFieldValue('captcha', next)
    const show = (api: CaptchaApi) => {
      if (isUnmounted) return
      const id = api.render(container, {
        sitekey: captcha.siteKey,
        size: window.matchMedia(NARROW).matches ? 'compact' : 'normal',
        callback: () => report(api.getResponse(id) ? 'answered' : 'waiting'),
        'expired-callback': () => {
          void setFieldTouched('captcha', true, false)
          report('waiting')
        },
        'error-callback': () => report('refused'),
      })
      setWidget({ api, id })
    }
    loadCaptcha(captcha.script)
      .then(show)
      .catch(() => report('refused'))
    return () => {
      isUnmounted = true
    }
  }, [isWanted, captcha, attempts, setFieldValue, setFieldTouched])

  // A token is valid for one sending, so the form needs another when the visitor goes back to it.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || !widget) return
      widget.api.reset(widget.id)
      void setFieldValue('captcha', 'waiting', false)
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [widget, setFieldValue])

  // The CRM accepts a form without a completed captcha only if the form's time is recent.
  useEffect(() => {
    const form = group.current?.form
    if (!form) return undefined
    writeFields(form, { captcha: String(state === 'answered') })
    if (!isWanted || state === 'answered') return undefined
    const refresh = () => writeFields(form, { captcha_settings: captchaSettings(crm, timeNow()) ?? '' })
    const timer = window.setInterval(refresh, REFRESH_MS)
    return () => window.clearInterval(timer)
  }, [crm, isWanted, state])

  const tryAgain = () => {
    void setFieldValue('captcha', 'waiting')
    if (widget) widget.api.reset(widget.id)
    else setAttempts(attempts + 1)
    group.current?.focus()
  }
  return (
    <Group
      ref={group}
      id={useFieldId('captcha')}
      tabIndex={-1}
      aria-describedby={`${ownId}-error`}
      data-invalid={shown ? '' : undefined}
    >
      <legend>
        Check that you are a person
        <span aria-hidden="true"> *</span>
      </legend>
      <Room>
        {widget ? null : (
          <p>{isWanted ? 'On its way…' : 'A box to tick appears here once you begin to fill in the form.'}</p>
        )}
        <div ref={place} />
      </Room>
      {state === 'refused' ? (
        <Refused role="alert">
          <p>The check did not load. What you typed is kept. Try again, or send your answers without it.</p>
          <Button variant="secondary" size="small" onClick={tryAgain}>
            Try again
          </Button>
        </Refused>
      ) : null}
      <Problem id={`${ownId}-error`}>
        {shown ? (
          <>
            <Icon name="warning" size={18} />
            <span>{shown}</span>
          </>
        ) : null}
      </Problem>
    </Group>
  )
}
