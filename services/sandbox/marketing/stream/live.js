// Asks for new events while the page is open, and puts them before those that are there. Whatever was sent is written as text.
const live = document.getElementById('live')
const list = document.getElementById('events')
const row = document.getElementById('row')

if (live && list && row instanceof HTMLTemplateElement) follow(live, list, row)

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
    if (list.querySelector(`[data-id="${Number(event.id)}"]`)) return 0
    const item = row.content.cloneNode(true).firstElementChild
    item.dataset.id = String(event.id)
    for (const field of item.querySelectorAll('[data-field]')) field.textContent = event[field.dataset.field]
    if (!event.name) item.querySelector('[data-field=name]').textContent = event.kind
    list.prepend(item)
    if (list.children.length > MOST_ROWS) list.lastElementChild.remove()
    return 1
  }

  async function ask() {
    const query = live.dataset.query ? `&${live.dataset.query}` : ''
    const answer = await fetch(`events?since=${last}${query}`)
    if (!answer.ok) throw new Error(`The host answers ${answer.status}.`)
    const { events, last: newest } = await answer.json()
    // What was asked for before a pause may come after it.
    if (isPaused) return
    last = newest
    const count = events.reduce((sum, event) => sum + show(event), 0)
    if (count === 0) return
    document.getElementById('empty')?.remove()
    news.textContent = count === 1 ? '1 new event' : `${count} new events`
  }

  async function goOn() {
    // Nobody looks at a page in the background.
    if (!document.hidden) {
      await ask().catch(() => {
        if (!isPaused) news.textContent = 'The host does not answer. Asking again.'
      })
    }
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
