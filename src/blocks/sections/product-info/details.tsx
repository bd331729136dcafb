import styled from 'styled-components'
import { type CatalogueItem, type PriceTag, VatSwitch } from '../../../catalogue'
import { assetUrl, type Bloks } from '../../../content'
import { figures, space, type } from '../../../theme'
import { Icon, ButtonLink } from '../../../ui'
import { FeeFold } from '../../shared/figures/fee-fold'
import {
  Folded,
  Heading,
  SmallHeading,
  Box,
  Downloads,
  Group,
  Groups,
  Items,
  Rows,
} from './product-info.styles'

type SpecificationGroup = { name: string; rows: { label: string; value: string }[] }
type BoxEntry = { key: string; words: string }
type DownloadLink = { label: string; href: string; kind: string }

/** Specifications by group, groups and rows in the editor's order; rows without a group come under ''. */
export const groupSpecifications = (rows: readonly Bloks.Specification[] = []): SpecificationGroup[] => {
  const groups = new Map<string, SpecificationGroup>()
  for (const { label, value, group: name = '' } of rows) {
    const group = groups.get(name) ?? { name, rows: [] }
    group.rows.push({ label, value })
    groups.set(name, group)
  }
  return [...groups.values()]
}

/** The smallest number of open rows, and of rows that are worth folding. */
const FIRST_ROWS = 4
const WORTH_A_FOLD = 3

const countRows = (groups: readonly SpecificationGroup[]) =>
  groups.reduce((sum, { rows }) => sum + rows.length, 0)

/** Splits specifications into the first groups, which are open, and the folded rest with its row count; short lists stay open. */
export const foldSpecifications = (groups: readonly SpecificationGroup[]) => {
  const first = groups.findIndex((_, at) => countRows(groups.slice(0, at + 1)) >= FIRST_ROWS) + 1
  const rest = groups.slice(first || groups.length)
  const count = countRows(rest)
  return count < WORTH_A_FOLD
    ? { open: groups, folded: [], count: 0 }
    : { open: groups.slice(0, first), folded: rest, count }
}

/** The files as links with their type (`PDF`); files with an invalid address are left out. */
export const mapDownloads = (downloads: readonly Bloks.Download[] = []): DownloadLink[] =>
  downloads.flatMap(({ label, file }) => {
    const href = assetUrl(file.filename)
    return href ? [{ label, href, kind: href.slice(href.lastIndexOf('.') + 1).toUpperCase() }] : []
  })

/** `2 × Paper roll`; a single one has no number. */
const counted = (text: string, quantity: number | string | undefined): string =>
  quantity && String(quantity) !== '1' ? `${quantity} × ${text}` : text

/** The contents of the box in the editor's words; for a bundle without them, its products. */
export const mapBox = (
  { box_items = [] }: Pick<Bloks.ProductInfo, 'box_items'>,
  item: CatalogueItem,
): BoxEntry[] =>
  box_items.length === 0 && item.type === 'bundle'
    ? item.parts.map(({ sku, name, quantity }) => ({ key: sku, words: counted(name, quantity) }))
    : box_items.map(({ _uid, text, quantity }) => ({ key: _uid, words: counted(text, quantity) }))

const List = styled.ul`
  margin-top: ${space.s};
  border-top: 2px solid var(--ink);

  > li {
    display: grid;
    gap: 4px;
    padding-block: ${space.s};
  }
  > li + li {
    border-top: 1px solid var(--line);
  }
`
const Words = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space.s};
`
const Amount = styled.strong`
  font: 800 1.25rem/1.35 var(--headline);
  ${figures}
`
const Quiet = styled.p`
  ${type.note}
  color: var(--quiet);
`

/** The fees and other prices of an item. Renders nothing if there are none. */
export const PriceList = ({ tags }: { tags: readonly PriceTag[] }) =>
  tags.length === 0 ? null : (
    <div>
      <Heading>What it costs to use</Heading>
      <List role="list">
        {tags.map(({ code, title, summary, amount, excl, term, ladder }) => (
          <li key={code}>
            <SmallHeading as="h4">{title}</SmallHeading>
            <Words>
              <Amount>{amount}</Amount> {term ? <span>{term}</span> : null}
            </Words>
            {excl ? <Quiet>{excl}</Quiet> : null}
            <FeeFold ladder={ladder}>
              <VatSwitch />
            </FeeFold>
            {summary ? <Quiet>{summary}</Quiet> : null}
          </li>
        ))}
      </List>
    </div>
  )

/** The contents of the box. Renders nothing without entries. */
export const BoxItems = ({ items }: { items: readonly BoxEntry[] }) =>
  items.length === 0 ? null : (
    <Box>
      <Heading>What’s in the box</Heading>
      <Items role="list">
        {items.map(({ key, words }) => (
          <li key={key}>
            <Icon name="check" size={22} />
            <span>{words}</span>
          </li>
        ))}
      </Items>
    </Box>
  )

const GroupList = ({ groups }: { groups: readonly SpecificationGroup[] }) =>
  groups.map(({ name, rows }) => (
    <Group key={name}>
      {name ? <SmallHeading as="h4">{name}</SmallHeading> : null}
      <Rows>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Rows>
    </Group>
  ))

/** Specifications as one list of terms for each group; the rest of a long list opens on demand. */
export const Specifications = ({ groups }: { groups: readonly SpecificationGroup[] }) => {
  const { open, folded, count } = foldSpecifications(groups)
  return groups.length === 0 ? null : (
    <div>
      <Heading>Specifications</Heading>
      <Groups>
        <GroupList groups={open} />
        {count > 0 ? (
          <Folded>
            <summary>
              <Icon name="chevron-down" size={22} />
              <span>{`${count} more specifications`}</span>
            </summary>
            <GroupList groups={folded} />
          </Folded>
        ) : null}
      </Groups>
    </div>
  )
}

/** Guides and data sheets. */
export const DownloadList = ({ downloads }: { downloads: readonly DownloadLink[] }) =>
  downloads.length === 0 ? null : (
    <div>
      <Heading>Downloads</Heading>
      <Downloads role="list">
        {downloads.map(({ label, href, kind }) => (
          <li key={href}>
            <ButtonLink href={href} variant="secondary">
              {`${label} (${kind})`}
            </ButtonLink>
          </li>
        ))}
      </Downloads>
    </div>
  )
