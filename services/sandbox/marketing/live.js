// Requests new events while the page is open, and adds them above the others. What was sent is written as text.
const live = document.getElementById('live')
if (live) follow(live, document.getElementById('events'), document.getElementById('row'))

/** @param {HTMLElement} live @param {HTMLElement} list @param {HTMLTemplateElement} row */
function follow(live, list, row) {
  const EVERY_MS = 3000
  const MOST_ROWS = 500
  const news = document.getElementById('news')
  const pause = document.getElementById('pause')
  let last = Number(live.dataset.last)
  let isPaused = false
  let timer = 0

  function show(event) {
    const item = row.content.cloneNode(true).firstElementChild
    item.dataset.id = String(event.id)
    for (const field of item.querySelectorAll('[data-field]')) field.textContent = event[field.dataset.field]
    list.prepend(item)
    if (list.children.length > MOST_ROWS) list.lastElementChild.remove()
    last = event.id
  }

  async function request() {
    const answer = await fetch(`events?since=${last}&text=${encodeURIComponent(live.dataset.text)}`)
    if (!answer.ok) throw new Error(`The host answers ${answer.status}.`)
    // Two answers may hold the same events, and an answer may come after a pause.
    const events = (await answer.json()).filter(({ id }) => id > last)
    if (isPaused || events.length === 0) return
    events.forEach(show)
    document.getElementById('empty')?.remove()
    news.textContent = events.length === 1 ? '1 new event' : `${events.length} new events`
  }

  async function goOn() {
    // Nobody looks at a page in the background.
    if (!document.hidden) {
      await request().catch(() => {
        if (!isPaused) news.textContent = 'The host does not answer. Asking again.'
      })
    }
    clearTimeout(timer)
    if (!isPaused) timer = setTimeout(goOn, EVERY_MS)
  }

  pause.addEventListener('click', () => {
    isPaused = !isPaused
    clearTimeout(timer)
    pause.textContent = isPaused ? 'Go on' : 'Pause'
    news.textContent = isPaused ? 'Paused' : 'Waiting for events'
    if (!isPaused) void goOn()
  })

  live.hidden = false
  news.textContent = 'Waiting for events'
  timer = setTimeout(goOn, EVERY_MS)
}
