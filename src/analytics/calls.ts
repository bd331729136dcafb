/** The three calls of analytics (spec 7, "Analytics events"). Properties are plain JSON. */
export type Properties = Readonly<Record<string, unknown>>

export type AnalyticsCall =
  | { kind: 'page'; path: string; url: string; title: string }
  | {
      kind: 'track'
      event: string
      properties: Properties
      /**
       * A message id for an event that another page view or tab may report again. The service counts each id once. Without it every
       * call has an id of its own.
       */
      once?: string
    }
  /** `id` is the visitor's, if the site knows one. */
  | { kind: 'identify'; id?: string; traits: Properties }

export const track = (event: string, properties: Properties = {}, once?: string): AnalyticsCall => ({
  kind: 'track',
  event,
  properties,
  ...(once !== undefined && { once }),
})
