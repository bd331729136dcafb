import { and, asc, eq, lte } from 'drizzle-orm'
import { type DueWork, startDueWork } from '../../../lib/due-work'
import { publishStory } from '../management/stories'
import { spaceSchedules } from './schema'
import type { SpaceStore } from './space-store'

/** So long after a host has failed, another one on the same database publishes what it would have published, in ms. */
const LOOK_EVERY_MS = 60_000

/** Publishes stories at their times, also those that passed while no host ran. @param published called afterwards */
export function startScheduled(
  store: SpaceStore,
  { published, onError }: { published(): void; onError(error: unknown): void },
): DueWork {
  const isWaiting = eq(spaceSchedules.status, 'scheduled')
  return startDueWork({
    async work() {
      const due = and(isWaiting, lte(spaceSchedules.publishAt, new Date()))
      const [waiting] = await store.database.select({ id: spaceSchedules.id }).from(spaceSchedules).where(due)
      if (!waiting) return
      await store.change(async (change) => {
        const stories = await change.read('story')
        // Read again, because another host may have been faster.
        const found = await change.tx.select().from(spaceSchedules).where(due).orderBy(asc(spaceSchedules.id))
        for (const { id, storyId } of found) {
          const story = stories.get(storyId)
          if (story) await publishStory(change, story, 'published')
          else await change.tx.delete(spaceSchedules).where(eq(spaceSchedules.id, id))
        }
      })
      published()
    },
    async nextDue() {
      const [next] = await store.database
        .select({ at: spaceSchedules.publishAt })
        .from(spaceSchedules)
        .where(isWaiting)
        .orderBy(asc(spaceSchedules.publishAt))
        .limit(1)
      return next?.at ?? null
    },
    onError,
    lookEveryMs: LOOK_EVERY_MS,
  })
}
