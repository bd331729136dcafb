import styled from 'styled-components'
import { SliceRoot } from '../../islands'
import { navHeight } from '../../theme'
import { DIALOG_MARK } from '../../ui'
import { SALES_PAGE, SITE_DIALOGS } from '../dialogs/site-dialog-ids'

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

export type SiteDialogMarksProps = {
  /** Whether "Get started" opens a dialog instead of leading to the signup: the feature flag get-started-modal. */
  hasGetStarted: boolean
  /** For those who rather call. */
  phone?: string | undefined
  /** Where a lead goes by mail that neither the CRM nor the shop took. */
  email?: string | undefined
}

/** Marks of the dialogs that every page has; they themselves are loaded when one of them opens. */
export const SiteDialogMarks = ({ hasGetStarted, phone, email }: SiteDialogMarksProps) => {
  const mark = (id: string) => ({ id, [DIALOG_MARK]: '' })
  return (
    <>
      {hasGetStarted ? <Mark {...mark(SITE_DIALOGS.getStarted)} /> : null}
      <Mark {...mark(SITE_DIALOGS.sales)} data-phone={phone} data-sales-email={email}>
        <a href={SALES_PAGE}>Talk to sales</a>
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
