import { versionOf, type Item } from '../items'
import { DEMO_SPACE_ID, isJsonObject, type JsonObject } from '../space'
import { EDITOR } from '../store/space-store'
import type { Stories } from './story-rules'

const SPACE_ID = Number(DEMO_SPACE_ID)

/**
 * A story as the management API shows it ("The story object"): first the fields that the files have, in their order, then those that
 * follow from the space. It leaves out `preview_token`, which would differ with every call: the space names its `first_token`.
 */
export function presentStory({ draft }: Item, stories: Stories, publishAt: Date | undefined): JsonObject {
  const folders = foldersOf(draft, stories)
  const folder = folders.at(-1)
  return {
    ...draft,
    deleted_at: null,
    parent: folder ? { id: folder.id, uuid: folder.uuid, name: folder.name, slug: folder.slug } : null,
    base_version_id: null,
    current_version_id: versionOf(draft),
    imported_at: null,
    pinned: false,
    breadcrumbs: folders.map(({ id, name, parent_id, disable_fe_editor, slug }) => ({
      id,
      name,
      parent_id,
      disable_fe_editor,
      path: null,
      slug,
      translated_slugs: [],
    })),
    publish_at: publishAt?.toISOString() ?? null,
    expire_at: null,
    is_scheduled: publishAt !== undefined,
    scheduled_dates: publishAt?.toISOString() ?? null,
    last_author: EDITOR,
    last_author_id: EDITOR.id,
    user_ids: [],
    space_role_ids: [],
    translated_stories: [],
    localized_paths: [],
    can_not_view: null,
    ideas: [],
    favourite_for_user_ids: [],
  }
}

/** A story in a list, which has no content. */
export function presentListed({ draft }: Item): JsonObject {
  const { content, ...listed } = draft
  return {
    ...listed,
    deleted_at: null,
    current_version_id: versionOf(draft),
    content_type: isJsonObject(content) ? (content.component ?? null) : null,
    content_summary: {},
    pinned: false,
    publish_at: null,
    expire_at: null,
    last_author: EDITOR,
    last_author_id: EDITOR.id,
    can_not_view: null,
    release_ids: [],
    stage: null,
    favourite_for_user_ids: [],
  }
}

/** The folders that a story is in, the outermost first. */
function foldersOf({ parent_id: parentId }: JsonObject, stories: Stories): JsonObject[] {
  const folder = stories.get(Number(parentId ?? 0))?.draft
  return folder ? [...foldersOf(folder, stories), folder] : []
}

/** What the official clients read of a space. */
export const presentSpace = (version: number, previewToken: string): JsonObject => ({
  id: SPACE_ID,
  name: 'Demo space',
  domain: '',
  uniq_domain: null,
  plan: 'demo',
  plan_level: 0,
  version,
  first_token: previewToken,
  default_root: 'page',
  default_lang_name: null,
  languages: [],
  environments: [],
  owner_id: EDITOR.id,
})

export const presentUser = (): JsonObject => ({
  ...EDITOR,
  email: 'editor@demo.example',
  username: null,
  firstname: 'Demo',
  lastname: 'editor',
  org: {},
  has_org: false,
  favourite_spaces: [],
})

/** What the webhook is told of a story (docs, "Webhooks"). */
export const storyEvent = (
  action: 'published' | 'unpublished' | 'deleted' | 'moved',
  { id, draft }: Pick<Item, 'id' | 'draft'>,
): JsonObject => ({
  text: `The user ${EDITOR.friendly_name} ${action} the Story ${String(draft.name)} (${String(draft.full_slug)})`,
  action,
  space_id: SPACE_ID,
  story_id: id,
  full_slug: draft.full_slug,
})

/** What it is told of the entries of a datasource, and of an asset. */
export const entriesEvent = (datasource: JsonObject): JsonObject => ({
  text: `The user ${EDITOR.friendly_name} updated the entries of the Datasource ${String(datasource.name)}`,
  action: 'entries_updated',
  space_id: SPACE_ID,
  datasource_slug: datasource.slug,
})

export const assetEvent = (
  action: 'created' | 'replaced' | 'deleted',
  { id, filename }: JsonObject,
): JsonObject => ({
  text: `The user ${EDITOR.friendly_name} ${action} the Asset ${String(filename)}`,
  action,
  space_id: SPACE_ID,
  asset_id: id,
})
