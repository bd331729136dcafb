import styled from 'styled-components'
import { Picture } from '../../content'
import { ItemTile, ShortPrice, stockWords, useItems } from '../../catalogue'
import { bandStyle, hover, motion, radius, type, space } from '../../theme'
import { LinkRow } from '../link-row'
import { goodsOf, type MenuGoods } from './goods-of'
import type { MenuHighlight, MenuColumn, MenuEntry } from './to-menu'
import { Icon } from '../../ui'

const Card = styled.a`
  position: relative;
  /* Where text and picture do not fit beside each other, the picture is below the text. */
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  overflow: hidden;
  min-height: 168px;
  border-radius: ${radius.card};
  background: var(--band);
  color: var(--ink);
  text-decoration: none;

  > span {
    flex: 1 1 120px;
    padding: 20px 12px 20px 22px;
  }
  small {
    ${type.note}
    display: block;
    color: var(--quiet);
  }
  strong {
    ${type.card}
    display: block;
    margin-block: 8px;
    text-wrap: balance;
  }
  img {
    flex: 1 1 96px;
    min-width: 0;
    height: 168px;
    /* Shown whole, because a cut shadow would end in an edge. */
    object-fit: contain;
    transition: transform ${motion.calm};
  }
  ${hover} {
    &:hover strong {
      text-decoration: underline;
      text-decoration-thickness: 2px;
    }
    &:hover img {
      transform: scale(1.04);
    }
  }
`

/** The coloured card at the end of a menu, for visitors who are unsure. */
export const Highlight = ({ highlight }: { highlight: MenuHighlight }) => (
  <Card {...highlight.action.link} style={bandStyle(highlight.colour)}>
    <span>
      {highlight.title || highlight.description ? (
        <small>
          {highlight.title ? <b>{highlight.title}</b> : null} <span>{highlight.description}</span>
        </small>
      ) : null}
      <strong>{highlight.action.text}</strong>
      {highlight.note ? <small>{highlight.note}</small> : null}
    </span>
    <Picture asset={highlight.image} alt="" sizes="160px" />
  </Card>
)

const Title = styled.p`
  ${type.note}
  font-weight: 600;
  color: var(--quiet);
  margin-bottom: ${space.xs};
`

const List = styled.ul`
  list-style: none;
  margin-inline: -12px;
`

const Action = styled.a`
  ${type.label}
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 44px;
  margin-top: ${space.xs};
  text-decoration: none;

  svg {
    transition: transform ${motion.quick};
  }
  ${hover} {
    &:hover {
      text-decoration: underline;
    }
    &:hover svg {
      transform: translateX(4px);
    }
  }
`

const Display = styled.a`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border-radius: ${radius.card};
  background: var(--band);
  color: var(--ink);
  text-decoration: none;

  img {
    width: 100%;
    aspect-ratio: 16 / 11;
    object-fit: contain;
    transition: transform ${motion.calm};
  }
  > span {
    padding: 0 20px 18px;
  }
  strong {
    ${type.small}
    display: block;
  }
  small {
    ${type.note}
    display: block;
    color: var(--quiet);
  }
  ${hover} {
    &[data-zooms]:hover img {
      transform: scale(1.05);
    }
  }
`

const ItemPrice = ({ goods: { item, isListing } }: { goods: MenuGoods }) =>
  item ? (
    <ShortPrice
      price={item}
      isFrom={isListing}
      reason={item.stock === 'in_stock' ? undefined : stockWords(item.stock, item.type)}
    />
  ) : null

const Words = ({ entry, goods }: { entry: MenuEntry; goods: MenuGoods }) => (
  <span>
    <strong>{entry.label}</strong>
    {entry.description ? <small>{entry.description}</small> : null}
    <ItemPrice goods={goods} />
  </span>
)

const EntryLink = ({ entry }: { entry: MenuEntry }) => {
  const goods = goodsOf(entry, useItems())
  return (
    <LinkRow {...entry.link}>
      {entry.image ? <ItemTile image={entry.image} colour={goods.colour} size={entry.imageSize} /> : null}
      <Words entry={entry} goods={goods} />
    </LinkRow>
  )
}

const DisplayLink = ({ entry, zooms }: { entry: MenuEntry; zooms: boolean }) => {
  const goods = goodsOf(entry, useItems())
  return (
    <Display {...entry.link} data-zooms={zooms ? '' : undefined} style={bandStyle(goods.colour)}>
      <Picture asset={entry.image} alt="" sizes="(min-width: 900px) 340px, 90vw" />
      <Words entry={entry} goods={goods} />
    </Display>
  )
}

const Links = ({ entries }: { entries: MenuEntry[] }) => (
  <List role="list">
    {entries.map((entry) => (
      <li key={entry.id}>
        <EntryLink entry={entry} />
      </li>
    ))}
  </List>
)

type MenuColumnViewProps = {
  column: MenuColumn
  /** The heading above the column; a title with the same text is left out. */
  under?: string
}

/** One column of a submenu: a list of links, or one picture that is a link. */
export const MenuColumnView = ({ column, under }: MenuColumnViewProps) => (
  <div data-kind={column.kind}>
    {column.title && column.title !== under ? <Title>{column.title}</Title> : null}
    {column.kind === 'display' ? (
      <DisplayLink entry={column.entry} zooms={column.zooms} />
    ) : (
      <>
        <Links entries={column.entries} />
        {column.action ? (
          <Action {...column.action.link}>
            <span>{column.action.text}</span>
            <Icon name="arrow-right" size={18} />
          </Action>
        ) : null}
      </>
    )}
  </div>
)
