import { storyblokEditable, useStoryblokState } from '@storyblok/react'
import { lazy, Suspense, useMemo, type ComponentType } from 'react'
import type { Blok } from '../content'
import { EveryVariantContext } from '../experiments'
import { BlockMarksProvider } from '../islands'
import { isPageType, type PageType, type ShownPage, type Story } from '../page'
import type { DraftAnswer } from './answer'
import { createDraftReader } from './draft-reader'
import { Notice } from './notice'
import { ProblemList } from './problem-list'
import { Sentences } from './sentences'
import { useAskedFlags } from './use-asked-flags'

type Template = ComponentType<{ data: { storyPage: { page: ShownPage } } }>

/** A template reads nothing else of a page; each is handed the content of its own type. */
const template = (load: () => Promise<{ default: ComponentType<never> }>) =>
  lazy(load as () => Promise<{ default: Template }>)

/** As in the build (gatsby/create-pages.ts). By Gatsby's own names for their code, which is then the same file. */
const TEMPLATES: Readonly<Record<PageType, Template>> = {
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

/** What the editor sends may be less than a story. */
type Edited = { name?: string; full_slug?: string; content: Story['content'] }

/** By these attributes the bridge finds a block, and the editor's field beside it. */
const mark = (blok: Blok) =>
  storyblokEditable(blok as Parameters<typeof storyblokEditable>[0]) as Readonly<
    Record<`data-${string}`, string>
  >

/** The draft as it was saved, until something is typed in the editor; then what it tells. */
const useEdited = ({ story, editorOrigin }: DraftAnswer): Story => {
  // Links and buttons in the frame select what they stand in, and lead nowhere.
  const bridge = useMemo(() => ({ customParent: editorOrigin, preventClicks: true }), [editorOrigin])
  const edited = useStoryblokState(story as unknown as BridgeStory, bridge) as unknown as Edited
  return useMemo(() => {
    const { content, name = story.name, full_slug: slug = story.slug } = edited
    return { ...story, name, slug, content }
  }, [edited, story])
}

/** The page of a draft, which follows what is typed in the editor; and what is wrong with it. */
export const Draft = ({ answer }: { answer: DraftAnswer }) => {
  const read = useMemo(() => createDraftReader(answer), [answer])
  useAskedFlags()
  const edited = useEdited(answer)
  const { page, problems: own } = useMemo(() => read(edited), [read, edited])
  const { component } = (page ?? edited).content
  const Page = isPageType(component) ? TEMPLATES[component] : undefined
  const problems = [...new Set([...own, ...answer.problems])]
  if (!Page) return <PartOfPages name={edited.name} problems={problems} />
  if (!page) return <Unfinished problems={problems} />
  return (
    <Suspense fallback={<Notice title="Preview" text="Loading the draft…" />}>
      <BlockMarksProvider value={mark}>
        <EveryVariantContext value>
          <Page data={{ storyPage: { page } }} />
        </EveryVariantContext>
      </BlockMarksProvider>
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
