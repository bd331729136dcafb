import { useEffect } from 'react'
import { switchCart } from '../cart'
import { SITE_DIALOGS } from '../layout/dialogs/site-dialog-ids'
import { askedFlags, type FlagName } from '../platform/flags'
import { DIALOG_MARK } from '../ui'

/** "Get started" opens its dialog where the page has a mark of it. */
const switchGetStarted = (isOn: boolean): void => {
  const id = SITE_DIALOGS.getStarted
  const mark = document.getElementById(id) ?? Object.assign(document.createElement('p'), { id, hidden: true })
  if (!mark.isConnected) document.body.append(mark)
  mark.toggleAttribute(DIALOG_MARK, isOn)
}

/** What each flag changes in a page that is made already. */
const SWITCHES: Readonly<Record<FlagName, (isOn: boolean) => void>> = {
  'get-started-modal': switchGetStarted,
  cart: switchCart,
}

/** Shows a draft with the feature flags that the address asks for: `?flags=cart:off`. Here alone: visitors get what is published. */
export const useAskedFlags = (): void =>
  useEffect(() => {
    const asked = Object.entries(askedFlags(window.location.search)) as [FlagName, boolean][]
    asked.forEach(([name, isOn]) => SWITCHES[name](isOn))
  }, [])
