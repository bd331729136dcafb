import { isDeepStrictEqual } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { eq } from 'drizzle-orm'
import { measurePicture } from '../../images/picture-source'
import { ImageRefused } from '../../images/limits'
import { paginate, param, type RawQuery } from '../query'
import type { Answer } from '../send-answer'
import type { JsonObject } from '../space'
import { spaceFiles } from '../store/schema'
import { readAssetBytes } from '../store/asset-bytes'
import type { Change, SpaceStore } from '../store/space-store'
import {
  addressHash,
  assetAddress,
  MOST_UPLOADED_BYTES,
  plainName,
  signedAsset,
  signedFields,
  typeOf,
} from './asset-upload'
import { type Call, idIn, objectIn, type Serve } from './call'
import { assetEvent } from './present'
import { BLANK, invalid, notFound, Refusal } from './refusal'

/** The words of an asset, which a client may write. */
const WORDS = ['alt', 'title', 'copyright', 'source', 'focus', 'asset_folder_id', 'is_private', 'meta_data']

export interface UploadOptions {
  /** Signs uploads. */
  signingKey: string
  /** Where files are uploaded to. */
  uploadUrl: string
}

/** Assets: https://www.storyblok.com/docs/api/management/assets */
export function serveAssets(serve: Serve, store: SpaceStore, options: UploadOptions): void {
  serve('GET', '/assets', async ({ query }) => {
    const page = paginate(selectAssets(await readAll(store), query), query, 1000)
    return { page, body: { assets: page.items.map(present) } }
  })
  serve('GET', '/assets/:id', async (call) => {
    const id = idIn(call)
    const [upload] = await store.database
      .select({ asset: spaceFiles.asset })
      .from(spaceFiles)
      .where(eq(spaceFiles.id, id))
    const found = (await readAll(store)).find((asset) => asset.id === (upload?.asset.same_as ?? id))
    if (!found) throw notFound()
    return { body: present(found) }
  })
  serve('POST', '/assets', async (call) => signUpload(store, call, options))
  serve('GET', '/assets/:id/finish_upload', (call) =>
    store.change((change) => finish(change, store.contentDir, idIn(call))),
  )
  serve('PUT', '/assets/:id', async (call) => {
    await store.change((change) => update(change, call))
    return { status: 204, body: undefined }
  })
  // The space shares no assets with others; the CLI asks for them before it pushes.
  for (const [path, name] of [
    ['/shared_assets', 'assets'],
    ['/shared_asset_folders', 'shared_asset_folders'],
    ['/shared_internal_tags', 'internal_tags'],
  ] as const)
    serve('GET', path, async ({ query }) => ({ page: paginate([], query, 100), body: { [name]: [] } }))
  serve('DELETE', '/assets/:id', async (call) => {
    const id = idIn(call)
    await store.change(async (change) => {
      const asset = (await change.read('asset')).get(id)
      if (!asset) throw notFound()
      await change.put('asset', [{ id, draft: null }])
      await change.keep('asset', id, asset.draft, 'deleted')
      await change.tell('asset.deleted', assetEvent('deleted', asset.draft))
    })
    return { status: 204, body: undefined }
  })
}

/** Takes files with signed fields, as Amazon S3 does. The signature is all that a client needs. */
export function serveUploads(app: FastifyInstance, store: SpaceStore, signingKey: string): void {
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: MOST_UPLOADED_BYTES },
    (_request, body, done) => done(null, body),
  )
  app.post<{ Body: Buffer }>('/uploads', async ({ body, headers }, reply) => {
    const form = await readForm(body, headers['content-type'] ?? '')
    const id = signedAsset(form, signingKey, new Date())
    if (id === undefined)
      throw new Refusal(403, { error: 'The signature of this upload is wrong or too old.' })
    const file = form.get('file')
    if (!(file instanceof Blob)) throw invalid('file', BLANK)
    const stored = await store.database
      .update(spaceFiles)
      .set({ bytes: Buffer.from(await file.arrayBuffer()) })
      .where(eq(spaceFiles.id, id))
      .returning({ id: spaceFiles.id })
    if (stored.length === 0) throw notFound()
    return reply.code(204).send()
  })
}

async function readForm(body: Buffer, contentType: string): Promise<FormData> {
  const read = new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData()
  return read.catch(() => {
    throw new Refusal(400, { error: 'The form could not be read.' })
  })
}

async function readAll({ items }: SpaceStore): Promise<JsonObject[]> {
  const [found] = await items.read(['asset'])
  return (found?.items ?? []).map(({ draft }) => draft)
}

/** An asset as the management API shows it: first the fields that the files have, in their order. */
function present(asset: JsonObject): JsonObject {
  const { short_filename: name } = asset
  return {
    ...asset,
    space_id: 1,
    content_type: typeOf(String(name)) ?? null,
    deleted_at: null,
    ext_id: null,
    expire_at: null,
    publish_at: null,
    internal_tag_ids: [],
    internal_tags_list: [],
    locked: false,
  }
}

function selectAssets(assets: readonly JsonObject[], query: RawQuery): JsonObject[] {
  const [search, folder] = [param(query, 'search')?.toLowerCase(), param(query, 'in_folder')]
  return assets.filter(
    ({ filename, asset_folder_id: folderId }) =>
      (search === undefined || String(filename).toLowerCase().includes(search)) &&
      (folder === undefined || String(folderId ?? 0) === folder),
  )
}

/** The first step of an upload. With the `id` of an asset, the file takes the place of its file. */
async function signUpload(
  { change }: SpaceStore,
  { query, body }: Call,
  { signingKey, uploadUrl }: UploadOptions,
): Promise<Answer> {
  const request: JsonObject = { ...query, ...body }
  const name = plainName(String(request.filename ?? ''))
  if (name === '') throw invalid('filename', BLANK)
  if (!typeOf(name)) throw invalid('filename', 'is of a type that cannot be uploaded here')
  return change(async ({ tx, now, read }) => {
    const assets = await read('asset')
    const pending = await tx.select({ id: spaceFiles.id }).from(spaceFiles)
    const replaced = assets.get(Number(request.id))?.id
    const id = replaced ?? Math.max(0, ...assets.keys(), ...pending.map((file) => file.id)) + 1
    const folder = Number(request.asset_folder_id)
    const asset = { asset_folder_id: folder > 0 ? folder : null, is_private: false }
    await tx
      .insert(spaceFiles)
      .values({ id, name, asset })
      .onConflictDoUpdate({ target: spaceFiles.id, set: { name, asset } })
    return {
      body: {
        id,
        fields: signedFields(id, name, signingKey, now),
        post_url: uploadUrl,
        pretty_url: `//a.storyblok.com/f/1/${addressHash(id, name)}/${name}`,
        public_url: `https://s3.amazonaws.com/a.storyblok.com/f/1/${addressHash(id, name)}/${name}`,
        locked: false,
        meta_data: {},
      },
    }
  })
}

/**
 * The last step of an upload: the file becomes an asset, or takes the place of an asset's file. A file that the space has already
 * under its name is not stored twice, because the CLI uploads every file with each push: the upload stands for that asset.
 */
async function finish(change: Change, contentDir: string, id: number): Promise<Answer> {
  const [file] = await change.tx.select().from(spaceFiles).where(eq(spaceFiles.id, id))
  if (!file?.bytes) throw notFound()
  for (const { draft } of (await change.read('asset')).values()) {
    if (draft.short_filename !== file.name || draft.id === id) continue
    const bytes = await readAssetBytes(change.tx, contentDir, draft)
    if (!bytes?.equals(file.bytes)) continue
    const asset = { ...file.asset, same_as: draft.id }
    await change.tx.update(spaceFiles).set({ asset, bytes: null }).where(eq(spaceFiles.id, id))
    return { body: present(draft) }
  }
  const size = await sizeOf(file.name, file.bytes)
  const before = (await change.read('asset')).get(id)?.draft
  const asset: JsonObject = {
    alt: '',
    title: '',
    copyright: '',
    source: '',
    focus: '',
    meta_data: {},
    id,
    ...file.asset,
    ...before,
    filename: assetAddress(id, file.name, size),
    short_filename: file.name,
  }
  await change.put('asset', [{ id, draft: asset }])
  const action = before ? 'replaced' : 'created'
  await change.tell(`asset.${action}`, assetEvent(action, asset))
  return { body: present(asset) }
}

/** Such as `800x600`; nothing for a file that is no picture. */
async function sizeOf(name: string, bytes: Buffer): Promise<string> {
  if (!typeOf(name)?.startsWith('image/')) return ''
  try {
    const { width, height } = await measurePicture(bytes)
    return `${Math.round(width)}x${Math.round(height)}`
  } catch (error) {
    if (error instanceof ImageRefused) throw invalid('file', 'cannot be read as a picture')
    throw error
  }
}

async function update(change: Change, call: Call): Promise<void> {
  const id = idIn(call)
  const asset = (await change.read('asset')).get(id)
  if (!asset) throw notFound()
  const request = objectIn(call, 'asset')
  const words = Object.fromEntries(
    WORDS.filter((name) => request[name] !== undefined).map((name) => [name, request[name]]),
  )
  const next = { ...asset.draft, ...words }
  if (isDeepStrictEqual(next, asset.draft)) return
  await change.put('asset', [{ id, draft: next }])
  await change.keep('asset', id, asset.draft, 'draft')
}
