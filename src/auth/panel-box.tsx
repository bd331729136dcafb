import styled from 'styled-components'
import { radius, type } from '../theme'

/** A part of the form that speaks of the shopper's account. */
export const PanelBox = styled.div`
  ${type.note}
  display: grid;
  gap: 8px;
  justify-items: start;
  margin-top: 8px;
  padding: 16px 20px;
  border-radius: ${radius.control};
  background: #cff3e1;
  color: #222;
  overflow-wrap: anywhere;
  scroll-margin-block: 104px 120px;

  & > p {
    font-size: 1rem;
  }
  & > [data-variant='link'] {
    margin-left: -4px;
  }
  & > [role='alert'] {
    color: #8c1d18;
    font-weight: 600;
  }
`

export const PanelActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  align-items: center;
`
