import type { Bloks } from '../../../content'
import { bandStyle } from '../../../theme'
import { ButtonLink, Icon } from '../../../ui'
import type { DownloadLink, SpecificationGroup } from './map-product-info'
import { Box, Downloads, Group, Groups, Heading, Items, Rows, SmallHeading } from './product-info.styles'

/** `2 × Paper roll`; a single one needs no number. */
const itemWords = ({ text, quantity }: Bloks.BoxItem) =>
  quantity && quantity !== '1' ? `${quantity} × ${text}` : text

/** What's in the box; nothing when the editor listed nothing. */
export const BoxItems = ({ items }: { items: readonly Bloks.BoxItem[] }) =>
  items.length === 0 ? null : (
    <Box style={bandStyle('cream')}>
      <Heading>What’s in the box</Heading>
      <Items role="list">
        {items.map((item) => (
          <li key={item._uid}>
            <Icon name="check" size={22} />
            {itemWords(item)}
          </li>
        ))}
      </Items>
    </Box>
  )

/** Specifications as one list of terms per group. */
export const Specifications = ({ groups }: { groups: readonly SpecificationGroup[] }) =>
  groups.length === 0 ? null : (
    <div>
      <Heading>Specifications</Heading>
      <Groups>
        {groups.map(({ name, rows }) => (
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
        ))}
      </Groups>
    </div>
  )

/** Guides and data sheets. */
export const DownloadList = ({ downloads }: { downloads: readonly DownloadLink[] }) =>
  downloads.length === 0 ? null : (
    <div>
      <Heading>Downloads</Heading>
      <Downloads role="list">
        {downloads.map(({ label, href, kind }) => (
          <li key={href}>
            <ButtonLink href={href} variant="secondary">
              {label} ({kind})
            </ButtonLink>
          </li>
        ))}
      </Downloads>
    </div>
  )
