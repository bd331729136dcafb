// A stand-in for the script of a chat provider. It makes no markup and no style sheet: pages refuse both.
{
  const script = new URL(document.currentScript.src)
  const conversation = crypto.randomUUID?.() ?? String(Math.random()).slice(2)
  const FIELD = {
    boxSizing: 'border-box',
    width: '100%',
    padding: '10px 12px',
    border: '1px solid #767676',
    borderRadius: '12px',
    background: '#fff',
    color: '#222',
    font: 'inherit',
  }
  const BUTTON = {
    minHeight: '44px',
    minWidth: '44px',
    padding: '0 20px',
    border: '0',
    borderRadius: '22px',
    background: '#222',
    color: '#fff',
    font: 'inherit',
    fontWeight: '600',
    cursor: 'pointer',
  }
  const UNREACHABLE = 'The chat cannot be reached. Try again, or call us.'

  const listeners = []
  let panel

  const make = (name, parent, style = {}, attributes = {}) => {
    const element = document.createElement(name)
    Object.assign(element.style, style)
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    parent.append(element)
    return element
  }
  const say = (parent, name, words, style) => {
    const element = make(name, parent, { margin: '0', ...style })
    element.textContent = words
    return element
  }

  const ask = async (path, options) => {
    const response = await fetch(new URL(path, script), options)
    const answer = await response.json().catch(() => ({}))
    // The reason of a refusal can be shown; that of a failure cannot.
    if (!response.ok) throw new Error(response.status < 500 && answer.error ? answer.error : UNREACHABLE)
    return answer
  }
  const send = (text, email) =>
    ask('messages/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ conversation, text, ...(email ? { email } : {}) }),
    })

  const field = (parent, name, words, attributes) => {
    const label = make('label', parent, { display: 'grid', gap: '4px', fontWeight: '600' })
    label.append(words)
    return make(name, label, { ...FIELD, fontWeight: '400' }, attributes)
  }

  const drawHead = (parent) => {
    const head = make('div', parent, { display: 'flex', alignItems: 'center', gap: '12px' })
    say(head, 'h2', 'Chat', { flex: '1', fontSize: '20px', lineHeight: '1.2' })
    const close = make(
      'button',
      head,
      { ...BUTTON, padding: '0' },
      { type: 'button', 'aria-label': 'Close chat' },
    )
    close.textContent = '×'
    close.addEventListener('click', () => window.chatWidget.close())
  }

  const drawForm = (parent, log, email) => {
    const form = make('form', parent, { display: 'grid', gap: '12px' }, { novalidate: '' })
    if (email) form.append(email.parentElement)
    const text = field(form, 'textarea', 'Your message', { name: 'text', rows: '2', maxlength: '1000' })
    const alert = make('p', form, { margin: '0', color: '#a3201a' }, { role: 'alert' })
    const button = make('button', form, BUTTON, { type: 'submit' })
    button.textContent = 'Send'
    let isSending = false
    form.addEventListener('submit', async (event) => {
      event.preventDefault()
      const words = text.value.trim()
      alert.textContent = words === '' ? 'Write a message first.' : ''
      if (words === '' || isSending) return
      isSending = true
      try {
        const { reply } = await send(words, email?.value.trim())
        say(log, 'p', `You: ${words}`, { overflowWrap: 'anywhere' })
        say(log, 'p', reply, {
          padding: '10px 12px',
          borderRadius: '12px',
          background: '#eee',
        }).scrollIntoView?.({
          block: 'nearest',
        })
        text.value = ''
      } catch (error) {
        alert.textContent = error instanceof TypeError ? UNREACHABLE : error.message
      }
      isSending = false
    })
  }

  /** Draws a panel, which requests the opening status once. Outside the hours its form has a field for an email address. */
  const draw = () => {
    const drawn = document.createElement('div')
    Object.assign(drawn.style, {
      boxSizing: 'border-box',
      display: 'grid',
      gap: '12px',
      width: 'min(360px, 100%)',
      maxHeight: '560px',
      padding: '16px',
      overflowY: 'auto',
      borderRadius: '24px',
      background: '#fff',
      color: '#222',
      boxShadow: '0 8px 32px rgb(0 0 0 / 0.25)',
      font: '16px/1.4 system-ui, sans-serif',
      textAlign: 'left',
    })
    drawn.setAttribute('role', 'dialog')
    drawn.setAttribute('aria-label', 'Chat')
    drawn.tabIndex = -1
    drawHead(drawn)
    const status = make('p', drawn, { margin: '0' }, { role: 'status' })
    const log = make('div', drawn, { display: 'grid', gap: '8px' }, { role: 'log', 'aria-label': 'Messages' })
    const place = make('div', drawn)
    ask('status/').then(
      ({ open, sentence }) => {
        status.textContent = open ? sentence : `${sentence}. Leave your email address, and we answer there.`
        const words = { name: 'email', type: 'email', autocomplete: 'email', maxlength: '254' }
        drawForm(place, log, open ? undefined : field(place, 'input', 'Your email address', words))
      },
      () => {
        status.textContent = UNREACHABLE
        drawForm(place, log)
      },
    )
    return drawn
  }

  window.chatWidget = {
    /** Opens the panel in an element of the page's; open already, it moves there. */
    open({ container = document.body } = {}) {
      const isNew = panel === undefined
      panel ??= draw()
      if (panel.parentElement !== container) container.append(panel)
      if (isNew) panel.focus({ preventScroll: true })
    },
    close() {
      if (!panel) return
      panel.remove()
      panel = undefined
      for (const listener of listeners) listener()
    },
    on(event, listener) {
      if (event === 'close') listeners.push(listener)
    },
  }
}
