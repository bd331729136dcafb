import { Tabs } from '@base-ui/react/tabs'
import { useMemo, useRef, useState } from 'react'
import styled from 'styled-components'
import type { Blok, Finding } from '../../page'
import { largeTarget, space, type } from '../../theme'
import { Icon, VisuallyHidden } from '../../ui'
import { errorsIn } from '../check'
import { BlockForm, findBlock, pathTo, replaceBlock, type SpaceAround } from '../form'
import { edit, openBlock, redo, undo, useEditor, type OpenStory } from '../store'
import { markOf } from '../undo'
import { Findings } from './findings'
import { Tool, Tools } from './look'
import { Settings } from './settings'

const Way = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 4px;
  min-height: 44px;
  ${type.note}
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: 4px;
  }
  button {
    ${largeTarget}
    padding: 4px 0;
    border: 0;
    background: transparent;
    text-decoration: underline;
  }
  [aria-current] {
    font-weight: 600;
  }
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
`
const Body = styled(Tabs.Panel)`
  padding-top: ${space.s};
  outline-offset: -3px;
`
const Count = styled.span`
  padding: 0 8px;
  border-radius: 999px;
  background: #ffce3d;
  color: #222222;
  font: 600 0.8125rem/1.5 var(--text);

  &[data-errors] {
    background: var(--danger);
    color: #fff;
  }
`

type Tab = 'content' | 'check' | 'settings'

/** Scrolls to a field of the form, and puts the focus into it; to the top of the form where it is not found. */
const focusField = (panel: HTMLElement | null, field: string | undefined): void => {
  const named = field && panel?.querySelector<HTMLElement>(`[data-field="${field}"], #root_${field}`)
  const place = named || panel?.querySelector<HTMLElement>('form, [data-form]') || panel
  place?.scrollIntoView({ block: named ? 'center' : 'start' })
  const control = place?.querySelector<HTMLElement>('input, textarea, select, [contenteditable], button')
  ;(place?.matches('input, textarea, select') ? place : (control ?? place))?.focus({ preventScroll: true })
}

type BreadcrumbProps = { way: readonly { uid: string; label: string }[] }

const Breadcrumb = ({ way }: BreadcrumbProps) => (
  <nav aria-label="Blocks around this one">
    <Way role="list">
      {way.map(({ uid, label }, at) => (
        <li key={uid}>
          {at > 0 ? <Icon name="chevron-right" size={16} /> : null}
          {at === way.length - 1 ? (
            <span aria-current="true">{label}</span>
          ) : (
            <button type="button" onClick={() => openBlock(uid)}>
              {label}
            </button>
          )}
        </li>
      ))}
    </Way>
  </nav>
)

const NONE: readonly Finding[] = []

type EditPanelProps = { open: OpenStory; space: SpaceAround }

/** The form of the chosen block, what the content check has found, and the settings of the story. */
export const EditPanel = ({ open, space: around }: EditPanelProps) => {
  const checked = useEditor((state) => state.findings)
  const findings = checked ?? NONE
  const [tab, setTab] = useState<Tab>('content')
  const panel = useRef<HTMLDivElement>(null)
  const { now, past, future } = open.steps
  const { content } = now
  // The block may be gone, by an undo.
  const block = useMemo(() => findBlock(content, open.block) ?? content, [content, open.block])
  const way = useMemo(() => pathTo(content, block._uid) ?? [], [content, block._uid])
  const change = (next: Blok) =>
    edit({ content: replaceBlock(content, next) }, markOf(block, next, Date.now()))
  const show = ({ block: place, field }: Finding) => {
    setTab('content')
    openBlock(place?.uid ?? content._uid)
    // The form is drawn in the next frame.
    requestAnimationFrame(() => requestAnimationFrame(() => focusField(panel.current, field)))
  }
  const errors = errorsIn(findings).length
  return (
    <Tabs.Root value={tab} onValueChange={(value) => setTab(value as Tab)} ref={panel}>
      <Head>
        <Tabs.List render={<Tools />} aria-label="Parts of this story">
          <Tabs.Tab value="content" render={<Tool />}>
            Content
          </Tabs.Tab>
          <Tabs.Tab value="check" render={<Tool />}>
            <span>Check</span>
            {findings.length > 0 ? (
              <Count data-errors={errors > 0 ? '' : undefined}>
                <span>{findings.length}</span>
                <VisuallyHidden>{errors > 0 ? ' found, some stop the publish' : ' found'}</VisuallyHidden>
              </Count>
            ) : null}
          </Tabs.Tab>
          <Tabs.Tab value="settings" render={<Tool />}>
            Settings
          </Tabs.Tab>
        </Tabs.List>
        <Tools role="group" aria-label="Changes">
          <Tool
            type="button"
            disabled={past.length === 0}
            aria-keyshortcuts="Control+Z Meta+Z"
            onClick={undo}
          >
            Undo
          </Tool>
          <Tool
            type="button"
            disabled={future.length === 0}
            aria-keyshortcuts="Control+Y Meta+Y"
            onClick={redo}
          >
            Redo
          </Tool>
        </Tools>
      </Head>
      <Body value="content">
        <Breadcrumb way={way} />
        <div data-form>
          <BlockForm
            key={block._uid}
            block={block}
            onChange={change}
            onOpen={openBlock}
            findings={findings}
            space={around}
          />
        </div>
      </Body>
      <Body value="check">
        <Findings findings={checked} onOpen={show} />
      </Body>
      <Body value="settings">
        <Settings open={open} />
      </Body>
    </Tabs.Root>
  )
}
