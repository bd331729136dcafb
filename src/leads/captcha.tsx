import { useField, useFormikContext } from 'formik'
import { useEffect, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { useFieldId } from '../forms'
import { radius, type } from '../theme'
import { timeNow } from '../platform/clock'
import { Button, Icon } from '../ui'
import { loadCaptcha, type CaptchaApi } from './captcha-script'
import { captchaSettings, type Captcha, type Crm } from './crm'
import type { CaptchaState } from './fields'
import { writeFields } from './post-lead'

/** Where the widget's wide form has no room. */
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
/* The widget's own size, so that nothing moves when it comes. */
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
/* A line is free from the start. */
const Problem = styled.p`
  ${type.note}
  display: flex;
  gap: 6px;
  min-height: 1.3125rem;
  color: var(--danger);
  font-weight: 600;
`

const REFRESH_MS = 500

type CaptchaFieldProps = {
  /** The same ones with every render. */
  crm: Crm
  captcha: Captcha
  /** Somebody has begun to fill in the form: until then nothing is loaded. */
  isWanted: boolean
}

/**
 * The captcha of a lead form. It says where it is in the form's value `captcha`; its token is a field that the widget adds to
 * the form.
 */
export const CaptchaField = ({ crm, captcha, isWanted }: CaptchaFieldProps) => {
  const { setFieldValue, setFieldTouched } = useFormikContext()
  const [{ value: state }, { error, touched }] = useField<CaptchaState>('captcha')
  const [widget, setWidget] = useState<{ api: CaptchaApi; id: number }>()
  const [tries, setTries] = useState(0)
  const group = useRef<HTMLFieldSetElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const ownId = useId()
  const shown = touched ? error : undefined

  useEffect(() => {
    const container = place.current
    if (!isWanted || !container) return undefined
    let isGone = false
    const tell = (next: CaptchaState) => isGone || void setFieldValue('captcha', next)
    const show = (api: CaptchaApi) => {
      if (isGone) return
      const id = api.render(container, {
        sitekey: captcha.siteKey,
        size: window.matchMedia(NARROW).matches ? 'compact' : 'normal',
        callback: () => tell(api.getResponse(id) ? 'answered' : 'waiting'),
        'expired-callback': () => {
          void setFieldTouched('captcha', true, false)
          tell('waiting')
        },
        'error-callback': () => tell('refused'),
      })
      setWidget({ api, id })
    }
    loadCaptcha(captcha.script)
      .then(show)
      .catch(() => tell('refused'))
    return () => {
      isGone = true
    }
  }, [isWanted, captcha, tries, setFieldValue, setFieldTouched])

  // A token is good for one sending: whoever steps back to the form needs another.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || !widget) return
      widget.api.reset(widget.id)
      void setFieldValue('captcha', 'waiting', false)
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [widget, setFieldValue])

  // The CRM takes a form without an answer only while the form's time is fresh.
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
    else setTries(tries + 1)
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
          <p>
            The check could not be loaded. What you typed is kept. Try again, or send your answers without it.
          </p>
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
