import styled from 'styled-components'
import { SliceRoot } from '../../islands'
import { navHeight } from '../../theme'
import { DIALOG_MARK } from '../../ui'
import { SALES_PAGE, SITE_DIALOGS } from '../dialogs/site-dialog-ids'

/** Without scripts a link to a dialog leads to its mark, which links to the page with the same content. */
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

export type SiteDialogMarksProps = {
  /** Whether "Get started" opens a dialog instead of leading to the signup: the feature flag get-started-modal. */
  hasGetStarted: boolean
  /** Shown to visitors who would rather call. */
  phone?: string | undefined
  /** The address for a lead that neither the CRM nor the shop accepted. */
  email?: string | undefined
}

/** The marks of the dialogs that every page has; the dialogs themselves are loaded when one of them opens. */
export const SiteDialogMarks = ({ hasGetStarted, phone, email }: SiteDialogMarksProps) => {
  const mark = (id: string) => ({ id, [DIALOG_MARK]: '' })
  return (
    <>
      {hasGetStarted ? <Mark {...mark(SITE_DIALOGS.getStarted)} /> : null}
      <Mark {...mark(SITE_DIALOGS.sales)} data-phone={phone} data-sales-email={email}>
        <a href={SALES_PAGE} suppressHydrationWarning>
          Talk to sales
        </a>
      </Mark>
      <Mark {...mark(SITE_DIALOGS.contactSuccess)} />
    </>
  )
}

const SiteDialogsSlice = ({ sliceContext }: { sliceContext: SiteDialogMarksProps }) => (
  <SliceRoot name="site-dialogs">
    <SiteDialogMarks {...sliceContext} />
  </SliceRoot>
)

export default SiteDialogsSlice
