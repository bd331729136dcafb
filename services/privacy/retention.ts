import { southAfricanDay } from '../../shared/sast-date'
import type { Database } from '../database/open'
import { PLACES } from './register'
import { completeRetention, type Counts, keepReport } from './reports'

/**
 * Once a day, whichever host comes first: forgets everybody whose time is over, as the page on privacy promises (POPIA s14), and keeps
 * a dated report. All of it, or nothing: what fails is done by the next round.
 * @returns what was forgotten, by place; undefined where the day's work is done already
 */
export async function retainOnlyWhatIsPromised(database: Database, now: Date): Promise<Counts | undefined> {
  const day = southAfricanDay(now.getTime())
  const forgotten = await database.transaction(async (tx) => {
    if (!(await keepReport(tx, 'retention', day, {}, now))) return undefined
    const counts: Record<string, number> = {}
    for (const { name, forget } of PLACES) counts[name] = await forget(tx, now)
    await completeRetention(tx, day, counts)
    return counts
  })
  if (forgotten && Object.values(forgotten).some((count) => count > 0)) await database.dropDeletedBytes?.()
  return forgotten
}
