import styled from 'styled-components'
import { linkProps, type Bloks } from '../../content'
import { HelpLine } from './help-line'
import { PromiseLine } from './promise-line'

const List = styled.ul`
  display: grid;
  gap: 10px;
  padding: 0;
  list-style: none;
`

type PromisesProps = {
  page: Bloks.CheckoutPage
  /** When it arrives; left out where nothing is delivered. */
  delivery?: string
}

/** What the shop promises about delivery and returns, and who to call. */
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
