import styled from 'styled-components'
import { radius, type } from '../theme'

/** A part of the form that speaks of the shopper's account: a sentence, and beside it what can be done. */
export const PanelBox = styled.div`
  ${type.note}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding: 8px 12px 8px 16px;
  border-radius: ${radius.control};
  background: #cff3e1;
  color: #222;
  scroll-margin-block: 104px 120px;

  & > :first-child {
    min-width: 0;
  }
  & > button {
    flex: none;
  }
  & [role='alert'] {
    color: #8c1d18;
    font-weight: 600;
  }
`
