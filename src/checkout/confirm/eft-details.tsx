import styled from 'styled-components'
import { CopyButton } from '../../ui'
import { formatRand } from '../../../shared/money'
import { figures, bandStyle, radius, space, type } from '../../theme'
import type { Payment } from '../../../shared/orders'
import { formatMoment } from '../../../shared/sast-date'

const Card = styled.section`
  display: grid;
  gap: ${space.s};
  padding: ${space.m};
  border-radius: ${radius.card};
  background: var(--band);
  color: var(--ink);

  & h3 {
    ${type.card}
  }
  & dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 8px 20px;
  }
  & dt {
    color: var(--quiet);
  }
  & dd {
    font-weight: 600;
    ${figures}
  }
`
const Reference = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;

  & strong {
    ${type.card}
    -webkit-user-select: all;
    user-select: all;
  }
  @media print {
    & button {
      display: none;
    }
  }
`

/** Everything a banking app asks for, with the reference ready to copy and the date it must arrive by. */
export const EftDetails = ({ payment }: { payment: Payment }) => {
  const { bank_details: bank, amount, reference, expires_at, confirm_by } = payment
  // Until it is confirmed the order ends sooner than any EFT arrives.
  const deadline = expires_at && !confirm_by ? formatMoment(expires_at) : ''
  return (
    <Card style={bandStyle('cream')}>
      <h3>{`Awaiting your payment of ${formatRand(amount)}`}</h3>
      <p>{`Pay by EFT from your banking app${deadline ? ` by ${deadline}` : ''}. Use this reference, or we cannot match your payment to your order:`}</p>
      <Reference>
        <strong translate="no">{reference}</strong>
        <CopyButton
          text={reference}
          copied="Copied"
          failed="Copying did not work here: select the text and copy it"
        >
          Copy reference
        </CopyButton>
      </Reference>
      {bank ? (
        <dl>
          <dt>Bank</dt>
          <dd translate="no">{bank.bank}</dd>
          <dt>Account holder</dt>
          <dd translate="no">{bank.account_holder}</dd>
          <dt>Account number</dt>
          <dd translate="no">{bank.account_number}</dd>
          <dt>Branch code</dt>
          <dd translate="no">{bank.branch_code}</dd>
          <dt>Account type</dt>
          <dd>{bank.account_type}</dd>
          <dt>Amount</dt>
          <dd translate="no">{formatRand(amount)}</dd>
        </dl>
      ) : null}
    </Card>
  )
}
