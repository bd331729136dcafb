import styled from 'styled-components'
import { space } from '../../theme'
import { CopyButton, TextField } from '../../ui'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.s};

  > :first-child {
    flex: 1 1 100%;
    min-width: 0;
  }
`

/** An address to be copied: by the button, or by hand from the field, where it is selected whole. */
export const CopiedLink = ({ label, address }: { label: string; address: string }) => (
  <Row>
    <TextField label={label} value={address} readOnly onFocus={({ target }) => target.select()} />
    <CopyButton
      text={address}
      copied="Link copied"
      failed="Copying did not work here. Copy it from the field."
    >
      Copy link
    </CopyButton>
  </Row>
)
