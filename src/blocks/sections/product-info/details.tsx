import { ButtonLink, Icon } from '../../../ui'
import {
  foldSpecifications,
  type BoxEntry,
  type DownloadLink,
  type SpecificationGroup,
} from './map-product-info'
import {
  Box,
  Downloads,
  Folded,
  Group,
  Groups,
  Heading,
  Items,
  Rows,
  SmallHeading,
} from './product-info.styles'

/** What's in the box; nothing when nothing is known of it. */
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

/** Specifications as one list of terms per group: the first to be seen, the rest of a long list behind a press. */
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
