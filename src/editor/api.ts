import type { Blok } from '../page'
import type { Asset, Component, SpaceAround } from './form'

// The client of the management API and of the editor's own routes (services/sandbox/editor). The names are the API's.

const SPACE = '/v1/spaces/1'
/** Opens the embedded space alone; everybody knows it (docs/server.md). */
const TOKEN = 'demo-management'
const TIMEOUT_MS = 20_000

/** A story or folder in a list. */
export type ListedStory = {
  id: number
  uuid: string
  name: string
  slug: string
  full_slug: string
  parent_id: number | null
  position: number
  is_folder: boolean
  is_startpage: boolean
  published: boolean
  unpublished_changes: boolean
  updated_at: string
  current_version_id: number
  content_type: string | null
}

export type StoredStory = Omit<ListedStory, 'content_type'> & { content: Blok }

/** What the editor writes of a story. */
export type StoryWords = { name: string; slug: string; parent_id: number; content: Blok }

export type Version = {
  id: number
  created_at: string
  status: string
  user: { friendly_name: string }
}

export type Schedule = { id: number; story_id: number; publish_at: string }

/** Addresses that carry an editor's token, for an hour. */
export type Addresses = { preview: string; draft: string; status: string }

/** How publishing stands: what waits, and the latest build. */
export type Publishing = {
  waiting: number
  newest?: {
    id: number
    outcome: 'building' | 'live' | 'unchanged' | 'rejected' | 'failed' | 'interrupted'
    endedAt: string | null
    reason: string | null
    errors: string[]
  }
}

/** A component as the API lists it. */
export type ListedComponent = Component & {
  /** Whether it is the type of a story. */
  is_root?: boolean
}

type Cause = 'unreachable' | 'closed' | 'gone' | 'conflict' | 'refused' | 'failed'

/** A request that failed. The message is a sentence for the editor that says what to do. */
export class EditorProblem extends Error {
  constructor(
    readonly kind: Cause,
    message: string,
  ) {
    super(message)
    this.name = 'EditorProblem'
  }
}

const SENTENCES: Readonly<Record<Exclude<Cause, 'conflict' | 'refused'>, string>> = {
  unreachable: 'The demo cannot be reached. Check that it runs, then try again.',
  closed:
    'Your session at this sandbox has ended. Open /sandbox/ in another tab, give its token there, then try again here.',
  gone: 'The space does not hold this any more: somebody has deleted it. Choose another story.',
  failed: 'The demo could not do this. Try again in a moment; its log says why it failed.',
}

const NAMES: Readonly<Record<string, string>> = {
  slug: 'The slug',
  name: 'The name',
  parent_id: 'The folder',
  content: 'The content',
  publish_at: 'The time',
  filename: 'The file’s name',
}

const causeOf = (status: number): Cause => {
  if (status === 401 || status === 403) return 'closed'
  if (status === 404) return 'gone'
  if (status === 409) return 'conflict'
  return status === 422 || status === 400 ? 'refused' : 'failed'
}

/** What is wrong with each field, as a sentence: `{"slug": ["has already been taken"]}` is `The slug has already been taken.` */
const fieldSentences = (body: unknown): string => {
  if (typeof body !== 'object' || body === null) return SENTENCES.failed
  return Object.entries(body)
    .map(([field, problem]) =>
      field === 'error'
        ? String(problem)
        : `${NAMES[field] ?? field} ${Array.isArray(problem) ? problem.join(' and ') : String(problem)}.`,
    )
    .join(' ')
}

const problemOf = async (response: Response): Promise<EditorProblem> => {
  const cause = causeOf(response.status)
  const body: unknown = await response.json().catch(() => undefined)
  const message = cause === 'refused' || cause === 'conflict' ? fieldSentences(body) : SENTENCES[cause]
  return new EditorProblem(cause, message)
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

const request = async (path: string, method: Method = 'GET', body?: object): Promise<Response> => {
  const response = await fetch(path, {
    method,
    headers: {
      accept: 'application/json',
      authorization: TOKEN,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new EditorProblem('unreachable', SENTENCES.unreachable)
  })
  if (!response.ok) throw await problemOf(response)
  return response
}

const ask = async <Answer>(path: string, method: Method = 'GET', body?: object): Promise<Answer> => {
  const response = await request(path, method, body)
  return (response.status === 204 ? undefined : await response.json()) as Answer
}

/** Every item of a list that comes in pages. */
const askAll = async <Item>(path: string, name: string, perPage = 100): Promise<Item[]> => {
  const items: Item[] = []
  for (let page = 1; ; page += 1) {
    const joint = path.includes('?') ? '&' : '?'
    const response = await request(`${SPACE}${path}${joint}per_page=${perPage}&page=${page}`)
    const part = ((await response.json()) as Record<string, Item[]>)[name] ?? []
    items.push(...part)
    if (part.length === 0 || items.length >= Number(response.headers.get('total'))) return items
  }
}

type OneStory = { story: StoredStory }
const story = async (path: string, method?: Method, body?: object): Promise<StoredStory> =>
  (await ask<OneStory>(`${SPACE}/stories${path}`, method, body)).story

export type SaveOptions = {
  /** The version that the changes are based on; undefined overrules whatever is stored. */
  baseVersion: number | undefined
  publish: boolean
}

export const listStories = (): Promise<ListedStory[]> => askAll('/stories', 'stories')

export const readStory = (id: number): Promise<StoredStory> => story(`/${id}`)

/** The story as a list shows it, which is cheap to read; undefined where it is gone. */
export const glanceAt = async (id: number): Promise<ListedStory | undefined> =>
  (await ask<{ stories: ListedStory[] }>(`${SPACE}/stories?by_ids=${id}`)).stories[0]

/** @throws EditorProblem of the kind `conflict` where somebody else has saved the story since that version */
export const saveStory = (
  id: number,
  words: StoryWords,
  { baseVersion, publish }: SaveOptions,
): Promise<StoredStory> =>
  story(`/${id}`, 'PUT', {
    story: { ...words, ...(baseVersion !== undefined && { base_version_id: baseVersion }) },
    ...(publish && { publish: 1 }),
    ...(baseVersion === undefined && { force_update: 1 }),
  })

export const createStory = (words: StoryWords & { is_folder?: boolean }): Promise<StoredStory> =>
  story('', 'POST', { story: words })

export const deleteStory = (id: number): Promise<StoredStory> => story(`/${id}`, 'DELETE')

export const unpublishStory = (id: number): Promise<StoredStory> => story(`/${id}/unpublish`)

export const restoreVersion = (id: number, version: number): Promise<StoredStory> =>
  story(`/${id}/restore_with?version=${version}`)

/** The versions of a story, the newest first; the latest hundred. */
export const listVersions = async (id: number): Promise<Version[]> =>
  (await ask<{ story_versions: Version[] }>(`${SPACE}/story_versions?by_story_id=${id}&per_page=100`))
    .story_versions

export const listSchedules = (): Promise<Schedule[]> =>
  askAll('/story_schedulings?by_status=scheduled', 'story_schedulings')

/** @param publishAt ISO 8601 */
export const scheduleStory = (id: number, publishAt: string): Promise<unknown> =>
  ask(`${SPACE}/story_schedulings`, 'POST', { story_scheduling: { story_id: id, publish_at: publishAt } })

export const cancelSchedule = (id: number): Promise<unknown> =>
  ask(`${SPACE}/story_schedulings/${id}`, 'DELETE')

export const readAddresses = (id: number): Promise<Addresses> => ask(`/sandbox/editor/stories/${id}`)

export const readPublishing = (): Promise<Publishing> => ask('/sandbox/editor/publishing')

/** The data of a page besides its own story, as the preview gets it. */
export const readDraftData = <Answer>(address: string): Promise<Answer> => ask(address)

const uploadAsset = async (file: File): Promise<Asset> => {
  type Signed = { id: number; post_url: string; fields: Readonly<Record<string, string>> }
  const signed = await ask<Signed>(`${SPACE}/assets`, 'POST', { filename: file.name, validate_upload: 1 })
  const form = new FormData()
  Object.entries(signed.fields).forEach(([name, value]) => form.append(name, value))
  form.append('file', file)
  const { pathname } = new URL(signed.post_url, window.location.href)
  const sent = await fetch(pathname, { method: 'POST', body: form }).catch(() => {
    throw new EditorProblem('unreachable', SENTENCES.unreachable)
  })
  if (sent.status === 413)
    throw new EditorProblem('refused', 'The file is larger than 20 MB. Make it smaller, then try again.')
  if (!sent.ok) throw await problemOf(sent)
  return ask<Asset>(`${SPACE}/assets/${signed.id}/finish_upload`)
}

/** What forms need of the space around a story, besides its stories. */
export const readSpace = async () => {
  type Datasource = { id: number; slug: string }
  type Entry = { name: string; value: string }
  type Group = { uuid: string; name: string }
  const [{ components }, { component_groups: groups }, datasources] = await Promise.all([
    ask<{ components: ListedComponent[] }>(`${SPACE}/components`),
    ask<{ component_groups: Group[] }>(`${SPACE}/component_groups`),
    askAll<Datasource>('/datasources', 'datasources'),
  ])
  const entries = await Promise.all(
    datasources.map(async ({ id, slug }) => {
      const found = await askAll<Entry>(`/datasource_entries?datasource_id=${id}`, 'datasource_entries')
      return [slug, found] as const
    }),
  )
  const assets: SpaceAround['assets'] = {
    list: () => askAll<Asset>('/assets', 'assets', 1000),
    upload: uploadAsset,
  }
  return { components, groups, datasources: Object.fromEntries(entries), assets }
}
