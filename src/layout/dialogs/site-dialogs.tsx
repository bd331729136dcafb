import { useEffect, useState, type ComponentType } from 'react'
import styled from 'styled-components'
import { isServedPage } from '../../islands'
import { whileWorking } from '../../platform/readiness'
import { navHeight } from '../../theme'
import { closeDialog, DIALOG_MARK, useOpenDialog } from '../../ui'

/** The dialogs that every page with navigation has (spec 2, "Page layout"), by the ids that links name. */
export const SITE_DIALOGS = {
  getStarted: 'get-started-modal',
  sales: 'sales-modal',
  contactSuccess: 'contact-success-modal',
} as const

export type SiteDialogsProps = {
  /** Whether "Get started" opens a dialog instead of leading to the signup: the feature flag get-started-modal. */
  hasGetStarted: boolean
  /** For those who rather call. */
  phone?: string | undefined
}

/** Where a dialog leads whose code cannot be loaded. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  [SITE_DIALOGS.getStarted]: '/za/signup/',
  [SITE_DIALOGS.sales]: '/za/contact-sales/',
}

/** A document keeps the policy of the page it was opened with: where the CRM is elsewhere, only that page may ask for it. */
const mustLoadWhole = (asked: string) =>
  asked === SITE_DIALOGS.sales && process.env.GATSBY_CRM_URL?.startsWith('http') && !isServedPage()

/** Without scripts a link to one leads here, and on to the page with the same. */
const Mark = styled.p`
  display: none;

  @media (scripting: none) {
    &:target:has(a) {
      display: block;
      padding: 24px;
      background: var(--band);
      color: var(--ink);
      text-align: center;
      scroll-margin-top: 200px;

      [data-navigation-transparent] & {
        padding-top: calc(${navHeight} + 24px);
      }
    }
  }
`

/** Nothing of them is loaded before one of them is expected, since a link to it is pointed at or pressed. */
export const SiteDialogs = (props: SiteDialogsProps) => {
  const ids = Object.values(SITE_DIALOGS).filter(
    (id) => props.hasGetStarted || id !== SITE_DIALOGS.getStarted,
  )
  const asked = useOpenDialog((state) => ids.find((id) => id === state.asked?.id))
  const isExpected = useOpenDialog((state) => ids.some((id) => id === state.expected))
  const [Opened, setOpened] = useState<ComponentType<SiteDialogsProps>>()
  const isWanted = asked !== undefined || isExpected

  useEffect(() => {
    // Its address names the dialog, which opens once the page is here.
    if (asked && mustLoadWhole(asked)) return window.location.reload()
    if (!isWanted || Opened) return
    whileWorking(import(/* webpackChunkName: "site-dialogs" */ './opened-dialogs')).then(
      ({ OpenedDialogs }) => setOpened(() => OpenedDialogs),
      () => {
        const elsewhere = asked && ELSEWHERE[asked]
        closeDialog()
        if (elsewhere) window.location.assign(elsewhere)
      },
    )
  }, [isWanted, asked, Opened])

  return (
    <>
      {ids.map((id) => (
        <Mark key={id} id={id} {...{ [DIALOG_MARK]: '' }}>
          {id === SITE_DIALOGS.sales ? <a href={ELSEWHERE[id]}>Talk to sales</a> : null}
        </Mark>
      ))}
      {Opened ? <Opened {...props} /> : null}
    </>
  )
}
