import type { ReactNode } from 'react'
import styled from 'styled-components'
import { type } from '../../theme'
import { Icon, type IconName, PhoneLink } from '../../ui'
import { linkProps, type Bloks } from '../../content'

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

/** The phone number and the hours of support; nothing if the page names no number. */
export const HelpLine = ({ page }: { page: Bloks.CheckoutPage }) =>
  page.help_phone ? (
    <PromiseLine icon="phone">
      Need a hand? Call <PhoneLink phone={page.help_phone} />
      {page.business_hours ? <span>{`, ${page.business_hours}`}</span> : null}
    </PromiseLine>
  ) : null

const List = styled.ul`
  display: grid;
  gap: 10px;
  padding: 0;
  list-style: none;
`

type PromisesProps = {
  page: Bloks.CheckoutPage
  /** When the order arrives; left out if nothing is delivered. */
  delivery?: string
}

/** The shop's promises about delivery and returns, and the phone number. */
export const Promises = ({ page, delivery }: PromisesProps) => {
  const returns = linkProps(page.returns_link)
  return (
    <List role="list">
      {delivery ? (
        <li>
          <PromiseLine icon="truck">{delivery}</PromiseLine>
        </li>
      ) : null}
      <li>
        <PromiseLine icon="shield">
          {returns ? <a {...returns}>{page.returns_promise}</a> : page.returns_promise}
        </PromiseLine>
      </li>
      {page.help_phone ? (
        <li>
          <HelpLine page={page} />
        </li>
      ) : null}
    </List>
  )
}
