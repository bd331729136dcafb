import type { Bloks } from '../../../content'

const MAP = `<style>
  .stall svg { display: block; width: 100%; height: auto; max-height: 360px; border-radius: 12px; }
  .stall p { margin: 12px 0 0; }
</style>
<div class="stall">
  <svg viewBox="0 0 600 240" preserveAspectRatio="xMidYMid slice" role="img" aria-label="Map: the stall stands between the gate and the fountain">
    <rect width="600" height="240" fill="#e4f0d8" />
    <path d="M0 170h600M190 0v240" stroke="#fff" stroke-width="26" />
    <circle cx="420" cy="80" r="36" fill="#9cc9e8" />
    <path d="M300 60c-16 0-28 12-28 28 0 22 28 50 28 50s28-28 28-50c0-16-12-28-28-28z" fill="#d2432b" />
    <circle cx="300" cy="88" r="10" fill="#fff" />
  </svg>
  <p id="day">The Neighbourgoods, row 4.</p>
</div>
<script>
  document.getElementById('day').append(' Open from 9am to 3pm.')
</script>`

export const examples: Record<'full' | 'required', Bloks.EmbedCode> = {
  full: {
    _uid: 'embed-code-full',
    component: 'embed_code',
    title: 'Where our stall stands on Saturday',
    html: MAP,
    height: '300',
    background: 'light-green',
  },
  required: {
    _uid: 'embed-code-required',
    component: 'embed_code',
    title: 'Opening hours',
    html: '<p>Weekdays from 8am to 5pm, Saturdays from 9am to 1pm.</p>',
  },
}
