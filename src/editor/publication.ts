import { readPublishing, type Publishing } from './api'
import { useEditor } from './store'
import { timeOf } from './times'

const EVERY_MS = 1500
/** After so long without a build nobody builds here, or it takes longer than anybody looks at it. */
const [NOBODY_BUILDS_MS, LONGEST_MS] = [20_000, 15 * 60_000]
/** A host that builds begins within some seconds. */
const WAITS_LONG_MS = 60_000

/** The number of the latest build, from which later ones are told. */
export const newestPublication = async (): Promise<number> => (await readPublishing()).newest?.id ?? 0

type Progress = { text: string; isDone: boolean }

const MORE = '“How publishing stands” in the menu says more.'

/**
 * How far a publication is, as a sentence. @param before the number of the latest build before it
 */
export const progressOf = ({ waiting, newest }: Publishing, before: number, waitedMs: number): Progress => {
  const isOurs = newest !== undefined && newest.id > before
  if (!isOurs && waiting === 0)
    return waitedMs < NOBODY_BUILDS_MS
      ? { text: 'Publishing…', isDone: false }
      : { text: 'Published. The site shows it after its next build; none is running here.', isDone: true }
  if (!isOurs && newest?.outcome !== 'building' && waitedMs > WAITS_LONG_MS)
    return { text: `Published. It waits for a host that builds the site. ${MORE}`, isDone: false }
  if (!isOurs || waiting > 0 || newest.outcome === 'building' || newest.outcome === 'interrupted')
    return { text: 'Publishing…', isDone: false }
  if (newest.outcome === 'live') return { text: `Live at ${timeOf(newest.endedAt ?? '')}`, isDone: true }
  if (newest.outcome === 'unchanged') return { text: 'Published: the site shows it already.', isDone: true }
  const [first = newest.reason?.split('\n')[0] ?? ''] = newest.errors
  return { text: `The site is not changed yet. ${first} ${MORE}`, isDone: true }
}

let follows = 0

/** Shows the way of a publication to the site until its end. A later one takes its place. */
export const followPublication = async (before: number): Promise<void> => {
  follows += 1
  const own = follows
  const begun = Date.now()
  useEditor.setState({ progress: 'Publishing…' })
  while (own === follows && Date.now() - begun < LONGEST_MS) {
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
    const publishing = await readPublishing().catch(() => undefined)
    if (own !== follows) return
    if (!publishing) continue
    const { text, isDone } = progressOf(publishing, before, Date.now() - begun)
    useEditor.setState({ progress: text })
    if (isDone) return
  }
}
