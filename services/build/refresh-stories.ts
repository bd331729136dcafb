import { setTimeout } from 'node:timers/promises'
import { versionsOfFiles } from '../host/embedded'

/** Time between two looks at the files, in ms: a change is noticed by the time somebody has turned to the browser. */
const LOOK_MS = 500

export interface StoryRefresh {
  /** The folder of the files, or the space that is open. */
  space: Parameters<typeof versionsOfFiles>[0]
  /** Port of `gatsby develop` on this machine, and the token with which it accepts the request to read its sources anew. */
  port: number
  token: string
  say(line: string): void
  signal: AbortSignal
}

/**
 * Has `gatsby develop` read the stories anew whenever one of their files changes, so that a page shows it without a restart. It
 * polls, because a watcher of folders misses files that git and editors replace in one step. Resolves once polling has begun.
 */
export async function refreshStories({ space, port, token, say, signal }: StoryRefresh): Promise<void> {
  const readVersion = await versionsOfFiles(space)
  let version = await readVersion()

  const look = async () => {
    const now = await readVersion()
    if (now === version) return
    say('A story has changed: its pages are made anew.')
    const request = { method: 'POST', headers: { authorization: token }, signal }
    const answer = await fetch(`http://localhost:${port}/__refresh`, request)
    if (!answer.ok) throw new Error(`gatsby develop answered ${answer.status}.`)
    version = now
  }
  const goOn = async () => {
    while (!signal.aborted) {
      await setTimeout(LOOK_MS, undefined, { ref: false })
      await look().catch((reason: unknown) => {
        if (!signal.aborted) say(`The stories could not be read anew, and are tried again. ${String(reason)}`)
      })
    }
  }
  void goOn()
}
