import { Menu } from '@base-ui/react/menu'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { storyPath } from '../../content'
import { isPageType } from '../../page'
import { bandStyle, layer, radius, shadow, space, type } from '../../theme'
import { Button, Icon, VisuallyHidden } from '../../ui'
import { publish, save } from '../commands'
import { ask, isUnsaved, useEditor, type EditorState, type OpenStory } from '../store'
import { timeOf } from '../times'
import { stateOf } from '../tree'
import { StateMark, Tool, Tools } from './look'

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px ${space.s};
  padding: 8px ${space.s};
  background: var(--band);
  color: var(--ink);
`
const Name = styled.div`
  display: flex;
  flex: 1 1 220px;
  align-items: center;
  gap: 10px;
  min-width: 0;

  h1 {
    ${type.small}
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`
const Saving = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  ${type.note}
`
const Popup = styled(Menu.Popup)`
  display: grid;
  min-width: 220px;
  padding: 8px;
  border-radius: ${radius.control};
  background: var(--band);
  color: var(--ink);
  box-shadow: ${shadow.floating};
  outline: 0;
`
const itemLook = `
  display: flex;
  align-items: center;
  min-height: 44px;
  padding: 8px 12px;
  border-radius: 8px;
  ${type.label}
  text-decoration: none;
  cursor: pointer;

  &[data-highlighted] {
    background: #f1f0ec;
  }
  &[data-disabled] {
    opacity: 0.45;
    cursor: default;
  }
`
const Item = styled(Menu.Item)`
  ${itemLook}
`
const ItemLink = styled.a`
  ${itemLook}
`
const Positioner = styled(Menu.Positioner)`
  z-index: ${layer.drawer};
`

const LinkItem = ({ href, children }: { href: string; children: ReactNode }) => (
  <Menu.Item render={<ItemLink href={href} target="_blank" rel="noreferrer" />}>{children}</Menu.Item>
)

/** What happened to the changes, as words. */
const savingOf = (busy: EditorState['busy'], open: OpenStory): string => {
  if (busy === 'saving') return 'Saving…'
  if (busy === 'publishing') return 'Publishing…'
  return isUnsaved(open) ? 'Unsaved changes' : `Saved ${timeOf(open.stored.updated_at)}`
}

const STATES = { draft: 'Draft', changed: 'Changed', published: 'Published' } as const

const MoreMenu = ({ open }: { open: OpenStory }) => {
  const { stored, addresses } = open
  return (
    <Menu.Root>
      <Menu.Trigger render={<Tool />}>
        <span>More</span>
        <Icon name="chevron-down" size={18} />
      </Menu.Trigger>
      <Menu.Portal>
        <Positioner sideOffset={4} align="end">
          <Popup style={bandStyle('white')}>
            <Item onClick={() => ask('schedule')}>Publish later…</Item>
            <Item onClick={() => ask('unpublish')} disabled={!stored.published}>
              Unpublish…
            </Item>
            <Item onClick={() => ask('history')}>History…</Item>
            <LinkItem href={addresses.status}>How publishing stands</LinkItem>
            {stored.published && isPageType(stored.content.component) ? (
              <LinkItem href={storyPath(stored.full_slug)}>What visitors see</LinkItem>
            ) : null}
          </Popup>
        </Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

const StoryTools = ({ open }: { open: OpenStory }) => {
  const busy = useEditor((state) => state.busy)
  return (
    <Tools>
      <Button
        size="small"
        variant="secondary"
        loading={busy === 'saving'}
        aria-keyshortcuts="Control+S Meta+S"
        onClick={() => void save()}
      >
        Save draft
      </Button>
      <Button size="small" loading={busy === 'publishing'} onClick={() => void publish()}>
        Publish
      </Button>
      <MoreMenu open={open} />
    </Tools>
  )
}

/** The story that is open, whether it is saved, and what can be done with it as a whole. */
export const TopBar = () => {
  const open = useEditor((state) => state.open)
  const busy = useEditor((state) => state.busy)
  const progress = useEditor((state) => state.progress)
  const said = useEditor((state) => state.said)
  const state = open && stateOf(open.stored)
  return (
    <Bar style={bandStyle('charcoal')}>
      <Tool as="a" href="../content/" aria-label="Back to the list of stories">
        <Icon name="arrow-left" />
      </Tool>
      <Name>
        <h1>{open ? open.steps.now.name : 'Editor'}</h1>
        {state ? <StateMark data-state={state}>{STATES[state]}</StateMark> : null}
      </Name>
      <Saving role="status">
        {open ? <span>{savingOf(busy, open)}</span> : null}
        {progress ? <span>{progress}</span> : null}
        <VisuallyHidden>{said}</VisuallyHidden>
      </Saving>
      {open ? <StoryTools open={open} /> : null}
    </Bar>
  )
}
