import { useEffect, lazy, Suspense, useMemo, type ComponentProps, type ComponentType } from 'react'
import { createGlobalStyle } from 'styled-components'
import { switchCart } from '../cart'
import { SITE_DIALOGS } from '../layout/dialogs/site-dialog-ids'
import { askedFlags, type FlagName } from '../platform/flags'
import { DIALOG_MARK } from '../ui'
import { storyblokEditable, useStoryblokState } from '@storyblok/react'
import type { Blok } from '../content'
import { EveryVariantContext } from '../experiments'
import { BlockMarksProvider } from '../islands'
import { isPageType, type PageType, type ShownPage, type Story } from '../page'
import { type DraftAnswer, createDraftReader } from './draft-reader'
import { MomentPicker } from './moment-picker'
import { Notice, ProblemList, Sentences } from './notices'
import { sentencesOf } from './sentences'

/** "Get started" opens its dialog where the page has a mark of it. */
const switchGetStarted = (isOn: boolean): void => {
  const id = SITE_DIALOGS.getStarted
  const mark = document.getElementById(id) ?? Object.assign(document.createElement('p'), { id, hidden: true })
  if (!mark.isConnected) document.body.append(mark)
  mark.toggleAttribute(DIALOG_MARK, isOn)
}

/** The effect of each flag on a page that is already rendered. */
const SWITCHES: Readonly<Record<FlagName, (isOn: boolean) => void>> = {
  'get-started-modal': switchGetStarted,
  cart: switchCart,
}

/** Shows a draft with the feature flags in the address: `?flags=cart:off`. Visitors get the published flags. */
export const useFlagsInAddress = (): void =>
  useEffect(() => {
    const flags = Object.entries(askedFlags(window.location.search)) as [FlagName, boolean][]
    flags.forEach(([name, isOn]) => SWITCHES[name](isOn))
  }, [])

type Template = ComponentType<{ data: { storyPage: { page: ShownPage } } }>

/** Every template reads only the page, with the content of its own type. */
const template = (load: () => Promise<{ default: ComponentType<never> }>) =>
  lazy(load as () => Promise<{ default: Template }>)

/**
 * The templates of the build, by name: Gatsby reads from imports which slices a page may show. The chunks have Gatsby's own names, so that
 * they are the files that visitors load too.
 */
const PAGES: Readonly<Record<PageType, ComponentType<ComponentProps<Template>>>> = {
  page: template(
    () =>
      import(
        /* webpackChunkName: "component---src-templates-content-page-tsx" */ '../templates/content-page'
      ),
  ),
  checkout_page: template(
    () =>
      import(
        /* webpackChunkName: "component---src-templates-checkout-page-tsx" */ '../templates/checkout-page'
      ),
  ),
}

const ALONE =
  'This is the draft as it was saved last. Open the story in the visual editor to see it change while you write.'

const isFramed = () => window.self !== window.top

type BridgeStory = Parameters<typeof useStoryblokState>[0]

/** The story that the editor sends, which may lack fields. */
type Edited = { name?: string; full_slug?: string; content: Story['content'] }

/** The attributes by which the bridge finds a block and its fields in the editor. */
const mark = (blok: Blok) =>
  storyblokEditable(blok as Parameters<typeof storyblokEditable>[0]) as Readonly<
    Record<`data-${string}`, string>
  >

/** The origin of the editor around this page: the site's own where its sandbox shows the page, otherwise the visual editor's. */
const originAround = (editorOrigin: string): string => {
  try {
    return window.parent.location.origin
  } catch {
    // A page of another origin does not tell its own.
    return editorOrigin
  }
}

/** The saved draft, and once something is typed in the editor, the story that the editor sends. */
const useEdited = ({ story, editorOrigin }: DraftAnswer): Story => {
  // A press on a link or button in the frame selects its block and does nothing else.
  const bridge = useMemo(
    () => ({ customParent: originAround(editorOrigin), preventClicks: true }),
    [editorOrigin],
  )
  const edited = useStoryblokState(story as unknown as BridgeStory, bridge) as unknown as Edited
  return useMemo(() => {
    const { content, name = story.name, full_slug: slug = story.slug } = edited
    return { ...story, name, slug, content }
  }, [edited, story])
}

/** Nobody is asked about cookies in a draft: it is no visit, and the bar would cover what is edited. */
const AsksNothing = createGlobalStyle`
  html [data-consent] {
    display: none !important;
  }
`

type DraftProps = ComponentProps<typeof MomentPicker> & { answer: DraftAnswer }

/** The page of a draft, which follows the typing in the editor, and its problems. */
export const Draft = ({ answer, on, onChoose }: DraftProps) => {
  const read = useMemo(() => createDraftReader(answer), [answer])
  useFlagsInAddress()
  const edited = useEdited(answer)
  const { page, findings: own } = useMemo(() => read(edited), [read, edited])
  const { component } = (page ?? edited).content
  const Page = isPageType(component) ? PAGES[component] : undefined
  const problems = [...answer.notes, ...sentencesOf([...own, ...answer.findings])]
  if (!Page) return <PartOfPages name={edited.name} problems={problems} />
  if (!page) return <Unfinished problems={problems} />
  return (
    <Suspense fallback={<Notice title="Preview" text="Loading the draft…" />}>
      <AsksNothing />
      <BlockMarksProvider value={mark}>
        <EveryVariantContext value>
          {/* At another moment everything on the page is rendered anew, since its parts read the time once. */}
          <Page key={on} data={{ storyPage: { page } }} />
        </EveryVariantContext>
      </BlockMarksProvider>
      <MomentPicker on={on} onChoose={onChoose} />
      <ProblemList problems={problems} note={isFramed() ? undefined : ALONE} />
    </Suspense>
  )
}

const PartOfPages = ({ name, problems }: { name: string; problems: readonly string[] }) => (
  <Notice
    title={`“${name}” has no page of its own`}
    text="It is a part of other pages. Save it, then open a page that shows it: that one is shown with what you saved here."
  >
    <Sentences sentences={problems} />
  </Notice>
)

const Unfinished = ({ problems }: { problems: readonly string[] }) => (
  <Notice
    title="This page cannot be shown yet"
    text="It lacks what a page cannot be without. It appears as soon as that is filled in."
  >
    <Sentences sentences={problems} />
  </Notice>
)
