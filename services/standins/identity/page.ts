import { escapeHtml, htmlPage } from '../../lib/html-page'
import { DEMO_ACCOUNT, DEMO_PASSWORD } from './accounts'

export const STYLE = `
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;align-content:center;background:#cff3e1;color:#222;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
main{width:100%;max-width:440px;margin:0 auto;padding:16px 16px 48px}
.brand{padding:16px 8px;font-size:26px;font-weight:800;letter-spacing:-.04em}
.card{background:#fff;border-radius:24px;padding:clamp(20px,6vw,32px);box-shadow:0 1px 2px #0001,0 12px 32px #0000000f}
h1{margin:0;font-size:clamp(32px,9vw,40px);line-height:1.05;font-weight:800;letter-spacing:-.025em}
h2{margin:0 0 4px;font-size:16px}
p{margin:8px 0 0}
label{display:block;font-weight:600;margin:20px 0 6px}
input{width:100%;min-height:56px;padding:12px 16px;border:2px solid #767676;border-radius:14px;background:#fff;color:#222;font:inherit;font-size:17px}
input:focus-visible,button:focus-visible,a:focus-visible{outline:3px solid #1b4dff;outline-offset:2px}
input[aria-invalid]{border-color:#b3261e}
.error{margin:6px 0 0;color:#b3261e;font-size:15px;font-weight:600}
.summary{margin:20px 0 0;padding:12px 16px;border-radius:14px;background:#fdecea;color:#8c1d18}
button,.way{display:block;width:100%;min-height:52px;padding:12px 16px;border:0;border-radius:999px;background:#222;color:#fff;font:inherit;font-weight:700;font-size:17px;text-align:center;text-decoration:none;cursor:pointer}
button{margin-top:28px}
.way{margin-top:20px}
button:hover,.way:hover{background:#000}
.plain{margin-top:8px;background:none;color:#222;text-decoration:underline;text-underline-offset:3px}
.plain:hover{background:#f1f0ec}
.demo{margin-top:16px;padding:16px clamp(20px,6vw,32px);border-radius:24px;background:#fff9;font-size:15px}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 12px;margin:8px 0 0}
dd{margin:0;min-width:0;overflow-wrap:anywhere}
code{font:600 15px ui-monospace,SFMono-Regular,Menlo,monospace}
`

/** The typed email address, and what is wrong with the form. */
interface LoginForm {
  email: string
  problem?: keyof typeof PROBLEMS
}

const PROBLEMS = {
  email_missing: { field: 'email', text: 'Enter your email address' },
  password_missing: { field: 'password', text: 'Enter your password' },
  wrong: { field: 'password', text: 'The email address or the password is not right' },
} as const

/** The page on which people log in. Works without scripts: every answer of the server is a whole page. */
export function loginPage({ email, problem }: LoginForm): string {
  const { field, text } = problem ? PROBLEMS[problem] : { field: email ? 'password' : 'email', text: '' }
  const attributes = (name: string): string =>
    (field === name ? ' autofocus' : '') +
    (field === name && text ? ` aria-invalid="true" aria-describedby="${name}-error"` : '')
  const error = (name: string): string =>
    field === name && text ? `<p class="error" id="${name}-error">${text}</p>` : ''
  return layout(
    text ? `Error: ${text}` : 'Log in',
    `<h1>Log in</h1>
<p>With the account you made when you signed up.</p>
${text ? `<p class="summary" role="alert">You are not logged in yet. Please check the field marked below.</p>` : ''}
<form method="post" novalidate>
<label for="email">Email address</label>
<input id="email" name="email" type="email" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="250" value="${escapeHtml(email)}"${attributes('email')}>
${error('email')}
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" maxlength="250"${attributes('password')}>
${error('password')}
<button name="action" value="log_in">Log in</button>
<button class="plain" name="action" value="cancel">Cancel</button>
</form>`,
    `<section class="demo"><h2>This is a demo login</h2>
<dl><dt>Email</dt><dd><code>${DEMO_ACCOUNT.email}</code></dd><dt>Password</dt><dd><code>${DEMO_PASSWORD}</code></dd></dl>
<p>Everybody who has finished a signup here has an account with the same password. Nobody has checked that its address is theirs.</p></section>`,
  )
}

/** For a request of an unknown site. */
export function strangerPage(siteUrl: string): string {
  return layout(
    'Login not possible',
    `<h1>This login did not come from the shop</h1>
<p>Go back to the shop and log in from there. Nothing you typed was sent anywhere.</p>
<a class="way" href="${escapeHtml(siteUrl)}/za/">Go to the shop</a>`,
    '',
  )
}

/** For a failure of the provider itself. */
export function failedPage(): string {
  return layout(
    'Login not available',
    `<h1>Logging in does not work at the moment</h1>
<p>Try again in a few seconds, or go back and go on without logging in.</p>`,
    '',
  )
}

function layout(title: string, card: string, below: string): string {
  const body = `<main>
<div class="brand">yoco</div>
<div class="card">
${card}
</div>
${below}
</main>`
  return htmlPage({ title: `${title} | yoco`, style: STYLE, body })
}
