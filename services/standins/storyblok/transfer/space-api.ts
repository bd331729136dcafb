import { setTimeout } from 'node:timers/promises'
import { isJsonObject, type JsonObject } from '../space'
import type { TargetSpace } from './target'

/** The service allows three to six requests a second, and says nothing of when to try again. */
const [MOST_ATTEMPTS, PAUSE_MS] = [8, 1000]

/** What a status of the management API means for whoever pushes or pulls, and what to do. */
const MEANINGS: Readonly<Record<number, (space: TargetSpace) => string>> = {
  401: () =>
    'the personal access token is refused. Make one in Storyblok under My account, Account settings, Personal access tokens, and set STORYBLOK_PERSONAL_ACCESS_TOKEN',
  403: ({ spaceId }) =>
    `the account of the token may not do this in space ${spaceId}, or the plan of the space does not include it. Ask an owner of the space`,
  404: ({ spaceId, origin }) =>
    `there is no space ${spaceId} for this token at ${origin}. The number is in Storyblok under Settings, General (STORYBLOK_SPACE_ID); spaces of other regions need STORYBLOK_ENDPOINT`,
  422: () => 'it does not accept what was sent',
  429: () => 'it takes no more requests now. Wait a minute and repeat the command: it goes on where it was',
}

/** What an answer with an error means and what to do, as a sentence. */
export function meaningOf(status: number, space: TargetSpace): string {
  const meaning = MEANINGS[status]?.(space)
  return `Space ${space.spaceId} answers ${status}: ${meaning ?? 'the service has a fault. Repeat the command later'}.`
}

/**
 * Calls the management API for what the official CLI does not do. Rejects with the sentence to show.
 * @param path below `/v1/spaces/<number>`
 */
export async function callSpace(
  space: TargetSpace,
  method: 'GET' | 'DELETE',
  path: string,
): Promise<JsonObject> {
  const { spaceId, token, origin } = space
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(`${origin}/v1/spaces/${spaceId}${path}`, {
      method,
      headers: { authorization: token },
    }).catch((error: unknown) => {
      throw new Error(
        `${origin} cannot be reached: ${String(error)}. Is the network there, and the host running?`,
      )
    })
    if (response.status === 429 && attempt < MOST_ATTEMPTS) {
      await setTimeout(PAUSE_MS)
      continue
    }
    if (!response.ok) throw new Error(meaningOf(response.status, space))
    const text = await response.text()
    const body: unknown = text === '' ? {} : JSON.parse(text)
    return isJsonObject(body) ? body : {}
  }
}

/** The published form of a story, which only the delivery API has. */
export async function readPublished(
  space: TargetSpace,
  previewToken: string,
  uuid: string,
): Promise<JsonObject> {
  const query = new URLSearchParams({
    find_by: 'uuid',
    version: 'published',
    token: previewToken,
    cv: String(Date.now()),
  })
  const response = await fetch(`${space.delivery}/cdn/stories/${uuid}?${query}`)
  if (!response.ok)
    throw new Error(
      `The published form of the story ${uuid} cannot be read: ${space.delivery} answers ${response.status}.`,
    )
  const { story } = (await response.json()) as { story: JsonObject }
  return story
}
