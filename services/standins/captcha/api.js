// A stand-in for the widget of reCAPTCHA v2 (developers.google.com/recaptcha/docs/display), which accepts anybody who ticks
// its box. It makes no markup and no style sheet: pages refuse both.
{
  const script = new URL(document.currentScript.src)
  /** How long a token is valid, in ms, as in services/standins/captcha/index.ts. */
  const LIFE_MS = 120_000
  const SIZES = { normal: ['304px', '78px'], compact: ['164px', '144px'] }
  const THEMES = { light: ['#f9f9f9', '#222', '#767676'], dark: ['#222', '#fff', '#9a9a9a'] }
  const EXPIRED = 'Verification expired. Tick the box again.'
  const FAILED = 'The captcha cannot be reached. Try again.'

  const widgets = []

  const make = (name, parent, style, attributes = {}) => {
    const element = Object.assign(document.createElement(name), attributes)
    Object.assign(element.style, style)
    parent.append(element)
    return element
  }

  /** Draws the box into its container. */
  const draw = (container, { size = 'normal', theme = 'light', tabindex = 0 }) => {
    const [width, height] = SIZES[size] ?? SIZES.normal
    const [ground, ink, line] = THEMES[theme] ?? THEMES.light
    const box = make('div', container, {
      boxSizing: 'border-box',
      width,
      height,
      padding: '4px 12px',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      border: `1px solid ${line}`,
      borderRadius: '3px',
      background: ground,
      color: ink,
      font: '14px/1.2 system-ui, sans-serif',
    })
    box.setAttribute('data-captcha', '')
    const label = make('label', box, {
      minHeight: '44px',
      display: 'flex',
      alignItems: 'center',
      gap: '12px',
      cursor: 'pointer',
    })
    const checkbox = make(
      'input',
      label,
      { flex: 'none', width: '24px', height: '24px', margin: '0', cursor: 'pointer' },
      { type: 'checkbox', tabIndex: tabindex },
    )
    label.append("I'm not a robot")
    const status = make('span', box, { fontSize: '13px' })
    status.setAttribute('role', 'status')
    const number = widgets.length
    const answer = make(
      'textarea',
      container,
      { display: 'none' },
      { name: 'g-recaptcha-response', id: `g-recaptcha-response${number > 0 ? `-${number}` : ''}` },
    )
    return { checkbox, status, answer }
  }

  const askForToken = async (sitekey) => {
    const response = await fetch(new URL('token/', script), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sitekey }),
    })
    if (!response.ok) throw new Error(`The captcha answered ${response.status}.`)
    return (await response.json()).token
  }

  const createWidget = (container, options) => {
    const { checkbox, status, answer } = draw(container, options)
    let timer
    // Counts the requests, so that the answer to an outdated one is dropped.
    let run = 0

    const clear = (sentence) => {
      run += 1
      clearTimeout(timer)
      answer.value = ''
      checkbox.checked = false
      status.textContent = sentence
    }
    const expire = () => {
      clear(EXPIRED)
      options['expired-callback']?.()
    }
    const verify = async () => {
      const own = (run += 1)
      status.textContent = ''
      try {
        const token = await askForToken(options.sitekey)
        if (own !== run) return
        answer.value = token
        timer = setTimeout(expire, LIFE_MS)
      } catch {
        if (own !== run) return
        clear(FAILED)
        options['error-callback']?.()
        return
      }
      options.callback?.(answer.value)
    }
    checkbox.addEventListener('change', () => {
      // Ticked is ticked, as with the real one.
      if (checkbox.checked) void verify()
      else checkbox.checked = true
    })
    return { response: () => answer.value, reset: () => clear('') }
  }

  const widgetOf = (id = 0) => {
    const widget = widgets[id]
    if (!widget) throw new Error('reCAPTCHA client element has been removed or does not exist')
    return widget
  }

  window.grecaptcha = {
    ready: (act) => queueMicrotask(act),
    render(place, options = {}) {
      const container = typeof place === 'string' ? document.getElementById(place) : place
      if (!container) throw new Error('reCAPTCHA placeholder element must be an element or id')
      if (container.querySelector('[data-captcha]'))
        throw new Error('reCAPTCHA has already been rendered in this element')
      widgets.push(createWidget(container, options))
      return widgets.length - 1
    },
    getResponse: (id) => widgetOf(id).response(),
    reset: (id) => widgetOf(id).reset(),
  }

  const onload = script.searchParams.get('onload')
  if (onload) queueMicrotask(() => window[onload]?.())
}
