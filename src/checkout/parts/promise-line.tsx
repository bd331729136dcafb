import type { ReactNode } from 'react'
import styled from 'styled-components'
import { type } from '../../theme'
import { Icon, type IconName } from '../../ui'

const Line = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 10px;
  ${type.note}
`

/** One promise with its icon. */
export const PromiseLine = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <Line>
    <Icon name={icon} size={20} />
    <span>{children}</span>
  </Line>
)
