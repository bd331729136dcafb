import { createContext, useContext, type ReactNode } from 'react'
import type { StoryblokAsset } from './storyblok.gen'

/** A block as the content API delivers it: `component` is its name, `_uid` is unique on the page. */
export type Blok = { component: string; _uid: string; _editable?: string }

export type BlockProps<B> = { blok: B }

const PagePathContext = createContext('')

/**
 * Gives a page's blocks the path that the page is built at, with the prefix and a trailing slash: the server knows no other
 * address. Its value never changes, so that no block is rendered before it is hydrated.
 */
export const PagePathProvider = PagePathContext.Provider

/** Path of the page that the block is part of, `/za/shop/`; empty outside a page, as in tests. */
export const usePagePath = (): string => useContext(PagePathContext)

/** The teaser of a page on other pages, made from its hero during the build. */
export type StoryTeaser = {
  uuid: string
  /** Full slug of the story. */
  slug: string
  /** With the country prefix and a trailing slash. */
  path: string
  title: string
  text: string
  image?: Pick<StoryblokAsset, 'filename' | 'alt'>
  /** A name of the palette; empty where the page has none. */
  background: string
  category: string
  /** `2026-11-09`; empty when it has none. */
  date: string
  /** The reading time in minutes, as digits; empty if unknown. */
  minutes: string
  /** The figure of a case study, and its label. */
  result: string
  resultLabel: string
}

const NONE: readonly StoryTeaser[] = []

const TeasersContext = createContext(NONE)

/** Gives a page the teasers that it was built with, the newest first. Its value must not change while the page is shown. */
export const TeasersProvider = ({
  teasers = NONE,
  children,
}: {
  teasers: readonly StoryTeaser[] | undefined
  children: ReactNode
}) => <TeasersContext value={teasers}>{children}</TeasersContext>

/** The value of a field that names a story: its uuid, or the story if the content API resolved it. */
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
