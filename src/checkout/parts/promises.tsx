import styled from 'styled-components'
import { linkProps, type Bloks } from '../../content'
import { type } from '../../theme'
import { Icon } from '../../ui'

const List = styled.ul`
  display: grid;
  gap: 10px;
  padding: 0;
  list-style: none;
  ${type.note}

  & li {
    display: flex;
    align-items: flex-start;
    gap: 10px;
  }
`

/** What the shop promises about delivery and returns, and who to call. */
export const Promises = ({ page, delivered }: { page: Bloks.CheckoutPage; delivered: boolean }) => {
  const returns = linkProps(page.returns_link)
  return (
    <List role="list">
      {delivered ? (
        <li>
          <Icon name="truck" size={20} />
          <span>{page.delivery_promise}</span>
        </li>
      ) : null}
      <li>
        <Icon name="shield" size={20} />
        {returns ? <a {...returns}>{page.returns_promise}</a> : <span>{page.returns_promise}</span>}
      </li>
      {page.help_phone ? (
        <li>
          <Icon name="phone" size={20} />
          <span>
            Need a hand? Call <a href={`tel:${page.help_phone.replace(/\s/g, '')}`}>{page.help_phone}</a>
            {page.business_hours ? `, ${page.business_hours}` : ''}
          </span>
        </li>
      ) : null}
    </List>
  )
}
