import { htmlPage, htmlPagePolicy } from '../lib/html-page'

const STYLE = `
body{margin:0;padding:24px;background:#f1f0ec;color:#222;font:16px/1.5 system-ui,sans-serif}
main{max-width:480px;margin:48px auto;background:#fff;border-radius:24px;padding:24px}
label{margin-bottom:8px}
label,input,button{display:block;box-sizing:border-box;width:100%;font:inherit}
input,button{min-height:48px;padding:0 16px;border-radius:12px;border:1px solid #767676}
button{margin-top:16px;background:#222;color:#fff;cursor:pointer}
[role=alert]{color:#b00020}
:focus-visible{outline:3px solid #1b4dff;outline-offset:2px}
`

/** Lets the page's own style through, and its form to this origin. */
export const TOKEN_PAGE_POLICY = htmlPagePolicy(STYLE, "'self'")

/** The page on which the sandbox's token is typed. Works without scripts. @param action where the form goes */
export function tokenPage(action: string, { isWrong }: { isWrong: boolean }): string {
  const problem = 'This is not the token of this sandbox. Look it up where SANDBOX_TOKEN is set.'
  const body = `<main>
<h1>Open the sandbox</h1>
<p>It shows orders and mails of this shop, so it asks other machines for a token.</p>
<form method="post" action="${action}">
<label for="token">Token</label>
<input id="token" name="token" type="password" autocomplete="current-password" required autofocus${isWrong ? ' aria-invalid="true" aria-describedby="problem"' : ''}>
${isWrong ? `<p id="problem" role="alert">${problem}</p>` : ''}
<button>Open</button>
</form>
</main>`
  return htmlPage({ title: `${isWrong ? 'Error: ' : ''}Open the sandbox`, style: STYLE, body })
}
