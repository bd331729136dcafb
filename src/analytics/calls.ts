/** What is said to analytics: the three calls of spec 7, "Analytics events". Properties are plain JSON. */
export type Properties = Readonly<Record<string, unknown>>

export type AnalyticsCall =
  | { kind: 'page'; path: string; url: string; title: string }
  | {
      kind: 'track'
      event: string
      properties: Properties
      /**
       * Tells apart what happens once and may be told again, by another page view or tab: the service takes a message id once.
       * Without it each call is another.
       */
      once?: string
    }
  /** `id` where the site knows one of them. */
  | { kind: 'identify'; id?: string; traits: Properties }

export const track = (event: string, properties: Properties = {}, once?: string): AnalyticsCall => ({
  kind: 'track',
  event,
  properties,
  ...(once !== undefined && { once }),
})
