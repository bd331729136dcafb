import { createContext, useContext, type ReactNode } from 'react'
import type { StoryblokAsset } from './storyblok.gen'

/** A block as the content API delivers it: `component` names it, `_uid` is unique on the page. */
export type Blok = { component: string; _uid: string; _editable?: string }

export type BlockProps<B> = { blok: B }

const PagePathContext = createContext('')

/**
 * Tells the blocks of a page where it is built, with the prefix and a trailing slash: the server knows no other address.
 * Its value never changes, so that sleeping blocks stay asleep.
 */
export const PagePathProvider = PagePathContext.Provider

/** Path of the page that the block is built into, `/za/shop/`; empty outside a page, as in tests. */
export const usePagePath = (): string => useContext(PagePathContext)

/** What other pages show of a page: made from its hero when the page that shows it is built. */
export type StoryTeaser = {
  uuid: string
  /** Full slug of the story. */
  slug: string
  /** With the country prefix and a trailing slash. */
  path: string
  title: string
  text: string
  image?: Pick<StoryblokAsset, 'filename' | 'alt'>
  /** A palette name; empty when the page says none. */
  background: string
  category: string
  /** `2026-11-09`; empty when it has none. */
  date: string
  /** Minutes to read, as a number in words; empty when nobody said. */
  minutes: string
  /** Of a case study: a figure, and what it is. */
  result: string
  resultLabel: string
}

const NONE: readonly StoryTeaser[] = []

const TeasersContext = createContext(NONE)

/** Hands a page the teasers that it was built with, the newest first. Its value must not change while the page stands. */
export const TeasersProvider = ({
  teasers = NONE,
  children,
}: {
  teasers: readonly StoryTeaser[] | undefined
  children: ReactNode
}) => <TeasersContext value={teasers}>{children}</TeasersContext>

/** What a field that names a story holds: its uuid, or the story where the content API resolved it. */
type StoryField = string | { uuid: string } | undefined

const storyUuid = (field: StoryField): string => (typeof field === 'object' ? field.uuid : (field ?? ''))

/** The teaser of the story that a field names; undefined when it is not published. */
export const useTeaser = (field: StoryField): StoryTeaser | undefined => {
  const uuid = storyUuid(field)
  return useContext(TeasersContext).find((teaser) => teaser.uuid === uuid)
}

/** The teasers of the pages in a folder such as `blog/`, the newest first. */
export const useTeasersIn = (folder: string): readonly StoryTeaser[] =>
  useContext(TeasersContext).filter(({ slug }) => slug.startsWith(folder))
