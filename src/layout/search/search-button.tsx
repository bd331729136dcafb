import { type MouseEvent } from 'react'
import styled from 'styled-components'
import { SHOP } from '../../catalogue'
import { createIsland } from '../../islands'
import { bandStyle, hover, iconButton, ink, low, maxWidth, space } from '../../theme'
import { FrameIcon } from '../../ui'
import type { SearchPanelProps } from './search-panel'

const Control = styled.button`
  ${iconButton}
  flex: none;
  width: 48px;
  height: 48px;

  ${hover} {
    &:hover {
      background: ${ink(10)};
    }
  }
`

/** Above everything, since the browser shows it in its top layer; white in both navigation modes, as the submenus are. */
const Panel = styled.div`
  width: 100%;
  max-width: none;
  max-height: var(--screen);
  margin: 0 0 auto;
  padding: ${space.xs} ${space.gutter} ${space.l};
  border: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  background: var(--band);
  color: var(--ink);

  &::backdrop {
    background: rgb(10 10 10 / 0.5);
  }
  @media (max-width: 666.98px) {
    height: var(--screen);
  }
  ${low} {
    padding-block: 0 ${space.s};
  }
  /* There the button leads to the shop, which has a search of its own. */
  @supports not selector(:popover-open) {
    display: none;
  }
`

const Head = styled.div`
  max-width: ${maxWidth};
  margin-inline: auto;
  display: flex;
  justify-content: flex-end;
  /* The button is beside the label of the field. */
  margin-bottom: -26px;
`

// The browser opens the panel, with the focus in its field: this loads what finds something.
const SearchPanel = createIsland<SearchPanelProps>(
  'search-panel',
  'intent',
  () => import(/* webpackChunkName: "search-panel" */ './search-panel'),
)

/** A fixed id: a slice is rendered apart from its pages. */
const PANEL_ID = 'site-search'

const onClick = () => {
  if (!('popover' in HTMLElement.prototype)) window.location.assign(SHOP.href)
}

/** Closes the panel, which would stay open over the next page. */
const closeAfterLink = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
  if (target instanceof Element && target.closest('a')) currentTarget.hidePopover?.()
}

const BLOK = { _uid: PANEL_ID }

/** Opens the search over pages, products and answers. The browser opens its panel by itself, without any script. */
export const SearchButton = ({ suggestions }: Pick<SearchPanelProps, 'suggestions'>) => (
  <>
    <Control
      type="button"
      aria-label="Search"
      aria-haspopup="dialog"
      popoverTarget={PANEL_ID}
      onClick={onClick}
    >
      <FrameIcon name="search" />
    </Control>
    <Panel
      id={PANEL_ID}
      popover="auto"
      role="dialog"
      aria-label="Search"
      style={bandStyle('white')}
      onClick={closeAfterLink}
    >
      <Head>
        <Control type="button" aria-label="Close" popoverTarget={PANEL_ID} popoverTargetAction="hide">
          <FrameIcon name="close" />
        </Control>
      </Head>
      <SearchPanel blok={BLOK} suggestions={suggestions} />
    </Panel>
  </>
)
