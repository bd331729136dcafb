import { subscribe, type SiteEvent } from './events'

/** Records the events of some types from now on, for tests. */
export const recordEvents = <Type extends SiteEvent['type']>(...types: Type[]) => {
  const recorded: Extract<SiteEvent, { type: Type }>[] = []
  const isMeant = (event: SiteEvent): event is Extract<SiteEvent, { type: Type }> =>
    (types as string[]).includes(event.type)
  subscribe((event) => {
    if (isMeant(event)) recorded.push(event)
  })
  return recorded
}
