import { useRef, useState, type KeyboardEvent } from 'react'
import type { BlockProps, Bloks } from '../../../content'
import { CtaRow } from '../../shared/text/cta-row'
import { sectionProps } from '../../shared/section-props'
import { SectionHead } from '../../shared/text/section-head'
import { showInRow } from '../../shared/show-in-row'
import {
  Band,
  Copy,
  Label,
  Layout,
  Panel,
  Panels,
  PanelTitle,
  Shot,
  TabButton,
  TabList,
  Text,
} from './tab-selector-banner.styles'

/**
 * The tab that an arrow key, Home or End leads to from the chosen one, wrapping at the ends; undefined for any other key (WAI-ARIA
 * Authoring Practices, tabs).
 * @param key of a keyboard event
 */
export const nextTab = (key: string, chosen: number, count: number): number | undefined => {
  const places = new Map([
    ['ArrowLeft', (chosen + count - 1) % count],
    ['ArrowRight', (chosen + 1) % count],
    ['Home', 0],
    ['End', count - 1],
  ])
  return places.get(key)
}

const tabId = ({ _uid }: Bloks.SelectorTab) => `tab-${_uid}`
const panelId = ({ _uid }: Bloks.SelectorTab) => `panel-${_uid}`

type TabsProps = {
  tabs: readonly Bloks.SelectorTab[]
  label: string
  chosen: number
  onChoose: (index: number) => void
}

/** The row of tabs: arrow keys, Home and End choose another tab, and Tab reaches only the chosen one. */
const Tabs = ({ tabs, label, chosen, onChoose }: TabsProps) => {
  const row = useRef<HTMLDivElement>(null)
  const choose = (index: number) => {
    const tab = row.current?.children[index]
    if (row.current && tab instanceof HTMLElement) {
      tab.focus({ preventScroll: true })
      showInRow(row.current, tab)
    }
    onChoose(index)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isAlone = !event.altKey && !event.ctrlKey && !event.metaKey
    const next = isAlone ? nextTab(event.key, chosen, tabs.length) : undefined
    if (next === undefined) return
    event.preventDefault()
    choose(next)
  }
  return (
    <TabList ref={row} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map((tab, index) => (
        <TabButton
          key={tab._uid}
          type="button"
          role="tab"
          id={tabId(tab)}
          aria-controls={panelId(tab)}
          aria-selected={index === chosen}
          tabIndex={index === chosen ? 0 : -1}
          onClick={() => choose(index)}
        >
          {tab.label}
        </TabButton>
      ))}
    </TabList>
  )
}

type PanelProps = { tab: Bloks.SelectorTab; isChosen: boolean; titleLevel: 'h2' | 'h3' }

const TabPanel = ({ tab, isChosen, titleLevel }: PanelProps) => (
  <Panel
    role="tabpanel"
    id={panelId(tab)}
    aria-labelledby={tabId(tab)}
    tabIndex={0}
    data-chosen={isChosen ? '' : undefined}
    data-pictured={tab.image?.filename ? '' : undefined}
  >
    <Copy>
      {tab.title ? <Label>{tab.label}</Label> : null}
      <PanelTitle as={titleLevel}>{tab.title || tab.label}</PanelTitle>
      {tab.text ? <Text>{tab.text}</Text> : null}
      <CtaRow ctas={tab.cta} />
    </Copy>
    <Shot asset={tab.image} ratio="5 / 4" sizes="(min-width: 1400px) 690px, (min-width: 900px) 50vw, 92vw" />
  </Panel>
)

/**
 * Tabs that change headline, picture and button. The server's HTML has all panels and shows the first; without scripts all are
 * shown below each other.
 */
const TabSelectorBanner = ({ blok }: BlockProps<Bloks.TabSelectorBanner>) => {
  const { title, tabs } = blok
  const [chosen, setChosen] = useState(0)
  const titleId = `title-${blok._uid}`
  const isPictured = tabs.some(({ image }) => image?.filename)
  return (
    <Band {...sectionProps(blok, 'light-blue')} labelledBy={title ? titleId : undefined}>
      <Layout
        data-side={isPictured ? blok.image_side || 'right' : undefined}
        data-bare={isPictured ? undefined : ''}
      >
        <SectionHead head={blok} titleId={titleId} />
        <Tabs tabs={tabs} label={title || 'Choose one'} chosen={chosen} onChoose={setChosen} />
        <Panels>
          {tabs.map((tab, index) => (
            <TabPanel key={tab._uid} tab={tab} isChosen={index === chosen} titleLevel={title ? 'h3' : 'h2'} />
          ))}
        </Panels>
      </Layout>
    </Band>
  )
}

export default TabSelectorBanner
