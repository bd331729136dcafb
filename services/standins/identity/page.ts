import { escapeHtml, htmlPage } from '../../lib/html-page'
import { DEMO_ACCOUNT, DEMO_PASSWORD } from './accounts'
import { STYLE } from './style'

/** What somebody typed, and what is wrong with it. */
export interface LoginForm {
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

/** For a request of no site that is known here. */
export function strangerPage(siteUrl: string): string {
  return layout(
    'Login not possible',
    `<h1>This login did not come from the shop</h1>
<p>Go back to the shop and log in from there. Nothing you typed was sent anywhere.</p>
<a class="way" href="${escapeHtml(siteUrl)}/za/">Go to the shop</a>`,
    '',
  )
}

/** For a page that could not be made. */
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
