import { formatCents } from '../../../../shared/money'
import { BANKS } from './banks'
import { heading, layout } from './layout'
import type { Session } from './schema'

/** The page on which a shopper chooses a bank. `error` says what is wrong with the choice. */
export function bankPage(session: Session, error?: string): string {
  const wrong = error ? ' aria-describedby="bank-error"' : ''
  return layout(
    `Pay ${formatCents(session.amountCents)}`,
    `${heading(session)}
<form method="post" novalidate>
<fieldset${wrong}>
<legend>Your bank</legend>
${error ? `<p class="error" id="bank-error" role="alert">${error}</p>` : ''}
${BANKS.map(({ name }, index) => option(name, error !== undefined && index === 0)).join('\n')}
</fieldset>
<button name="action" value="pay">Pay ${formatCents(session.amountCents)}</button>
<button class="plain" name="action" value="cancel">Cancel</button>
</form>`,
    `<p class="note">This is a test page: no bank is asked, and no money moves.</p>`,
  )
}

const option = (name: string, focus: boolean): string =>
  `<label class="bank"><input type="radio" name="bank" value="${name}"${focus ? ' autofocus' : ''}>${name}</label>`
