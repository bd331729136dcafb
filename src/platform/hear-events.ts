import { subscribe, type SiteEvent } from './events'

/** Hears the events of a kind from now on, for tests. */
export const hear = <Type extends SiteEvent['type']>(...types: Type[]) => {
  const heard: Extract<SiteEvent, { type: Type }>[] = []
  const isMeant = (event: SiteEvent): event is Extract<SiteEvent, { type: Type }> =>
    (types as string[]).includes(event.type)
  subscribe((event) => {
    if (isMeant(event)) heard.push(event)
  })
  return heard
}
