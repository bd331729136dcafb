import { escapeHtml, htmlPage, htmlPagePolicy } from '../../lib/html-page'
import { type Html, html } from '../mail/html'

const STYLE = `
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;align-content:center;background:#cff3e1;color:#222;font:17px/1.5 Figtree,system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
main{width:100%;max-width:520px;margin:0 auto;padding:16px 16px 48px}
.brand{display:inline-block;padding:16px 8px;color:#222;font-size:26px;font-weight:800;letter-spacing:-.04em;text-decoration:none}
.card{background:#fff;border-radius:24px;padding:clamp(20px,6vw,36px)}
h1{margin:0 0 12px;font-size:clamp(32px,8vw,44px);line-height:1.05;font-weight:800;letter-spacing:-.025em;overflow-wrap:anywhere}
p{margin:12px 0 0}
label{display:block;font-weight:600;margin:20px 0 6px}
input:not([type=checkbox]){width:100%;min-height:56px;padding:12px 16px;border:2px solid #767676;border-radius:14px;background:#fff;color:#222;font:inherit}
input[aria-invalid]{border-color:#b3261e}
.error{margin:6px 0 0;color:#b3261e;font-size:15px;font-weight:600}
.box{display:flex;align-items:center;gap:12px;min-height:48px;font-weight:400}
.box input{flex:none;width:22px;height:22px;margin:0;accent-color:#0a7d4f}
.note{font-size:15px;color:#5c5c5c}
button,.way{display:block;width:100%;min-height:52px;margin-top:24px;padding:12px 16px;border:0;border-radius:999px;background:#222;color:#fff;font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
.way{margin-top:12px;background:none;color:#222;text-decoration:underline;text-underline-offset:3px}
button:hover{background:#000}
input:focus-visible,button:focus-visible,a:focus-visible{outline:3px solid #1b4dff;outline-offset:2px}
`

/** Lets the page's own style through, and forms to the shop; nothing else loads or runs. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': htmlPagePolicy(STYLE, "'self'"),
  // The address of a page may hold what opens it.
  'referrer-policy': 'no-referrer',
} as const

/** A whole page of the shop's own, for where no page of the site can answer. */
export const layout = (title: string, card: Html): string =>
  htmlPage({
    title: `${escapeHtml(title)} | Yoco`,
    style: STYLE,
    body: html`<main>
      <a class="brand" href="/za/">yoco</a>
      <div class="card">${card}</div>
    </main>`.source,
  })
