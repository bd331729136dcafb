import { calm, footBarStays, low } from './media'
import { messagesOn } from './band'
import { ONCE_NEAR } from './once-near'
import { PALETTE } from '../../shared/palette'
import { focusRoom, navHeight, type } from './scale'

/**
 * Fonts, reset and the page's background as a plain sheet in the head. React would remove and insert its own style when the page is
 * hydrated, and the browser would restyle every element. Light pages are #FDFDFD, dark ones #222222 (spec 4).
 */
const SOURCE = `
  @font-face { font-family: 'Figtree'; src: url('/fonts/figtree.woff2') format('woff2'); font-weight: 400 700; font-display: swap; }
  @font-face { font-family: 'Bricolage Grotesque'; src: url('/fonts/bricolage-grotesque.woff2') format('woff2'); font-weight: 700 800; font-display: swap; }
  /* Fallbacks with the same metrics, so that nothing moves when fonts load: for computers, and for Android, which has no Arial. */
  @font-face { font-family: 'Figtree Fallback'; src: local('Arial'), local('Liberation Sans'), local('Helvetica'); size-adjust: 100.8%; ascent-override: 94.3%; descent-override: 24.8%; line-gap-override: 0%; }
  @font-face { font-family: 'Bricolage Fallback'; src: local('Arial Bold'), local('Liberation Sans Bold'), local('Helvetica Bold'); size-adjust: 103%; ascent-override: 90.3%; descent-override: 26.2%; line-gap-override: 0%; }
  @font-face { font-family: 'Figtree Fallback Android'; src: local('Roboto'), local('Roboto Regular'); size-adjust: 101%; ascent-override: 94.1%; descent-override: 24.8%; line-gap-override: 0%; }
  @font-face { font-family: 'Bricolage Fallback Android'; src: local('Roboto Bold'), local('Roboto-Bold'); size-adjust: 109%; ascent-override: 85.3%; descent-override: 24.8%; line-gap-override: 0%; }

  :root {
    --headline: 'Bricolage Grotesque', 'Bricolage Fallback', 'Bricolage Fallback Android', sans-serif;
    --text: 'Figtree', 'Figtree Fallback', 'Figtree Fallback Android', sans-serif;
    --band: #fdfdfd;
    --ink: ${PALETTE.charcoal};
    --ink-rgb: 34 34 34;
    --on-ink: ${PALETTE.white};
    --quiet: #5c5c5c;
    --line: rgb(34 34 34 / 0.18);
    --raised: ${PALETTE.white};
    --accent: ${PALETTE.green};
    --danger: ${messagesOn('white').danger};
    --warning: ${messagesOn('white').warning};
    --focus: ${PALETTE.blue};
    --screen: 100vh;
    --nav-stays: ${navHeight};
    --focus-room: 24px;
    color-scheme: light;
  }
  @supports (height: 100dvh) { :root { --screen: 100dvh; } }
  ${low} { :root { --nav-stays: 0px; --focus-room: 112px; } }

  *, *::before, *::after { box-sizing: border-box; }
  /* The fixed foot needs space under the page and below the focused element. Until the foot is measured, this is its height. */
  ${footBarStays} { html:has([data-foot-bar]:not(:empty)) { --sticky-footer: calc(80px + env(safe-area-inset-bottom)); } }
  html { scroll-padding: calc(var(--nav-stays) + 16px) 0 calc(var(--sticky-footer, 0px) + ${focusRoom}); -webkit-text-size-adjust: 100%; background: #fdfdfd; }
  body { margin: 0; padding-bottom: var(--sticky-footer, 0px); ${type.body} color: var(--ink); background: #fdfdfd; -webkit-font-smoothing: antialiased; text-rendering: optimizeLegibility; overflow-wrap: anywhere; }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset { margin: 0; padding: 0; border: 0; }
  ul[role='list'], ol[role='list'] { list-style: none; }
  img, picture, svg { display: block; max-width: 100%; height: auto; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button { cursor: pointer; }
  a { color: inherit; text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
  h1, h2, h3 { text-wrap: balance; }
  p { text-wrap: pretty; }
  summary { cursor: pointer; }
  :is(button, summary):active, [data-pressed] { opacity: 0.72; }
  [data-island] { display: contents; }
  ${ONCE_NEAR}
  :focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; box-shadow: 0 0 0 3px #fff; }
  ::selection { background: ${PALETTE.yellow}; color: ${PALETTE.charcoal}; }

  /* No duration, however short: every change of an element would start a transition, and restyling would take ten times as long. */
  ${calm} {
    *, *::before, *::after { animation-duration: 0.01ms !important; animation-iteration-count: 1 !important; transition: none !important; scroll-behavior: auto !important; }
  }
  @media print {
    body { padding-bottom: 0 !important; background: #fff; }
  }
`

export const GLOBAL_STYLE = SOURCE.replace(/\/\*.*?\*\//g, '')
  .replace(/\s+/g, ' ')
  .trim()
