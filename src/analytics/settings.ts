import type { CDNSettings } from '@segment/analytics-next'

/** Where Segment answers, and this site's key there; undefined where nothing is measured. */
export const readSource = (): { cdn: string; writeKey: string } | undefined => {
  const [cdn, writeKey] = [process.env.GATSBY_SEGMENT_CDN, process.env.GATSBY_SEGMENT_WRITE_KEY]
  return cdn && writeKey ? { cdn, writeKey } : undefined
}

/**
 * The settings of a source (spec 7).
 * @throws the text of an answer that is not ok
 */
export const fetchSettings = async (cdn: string, writeKey: string): Promise<CDNSettings> => {
  const response = await fetch(`${cdn}/v1/projects/${writeKey}/settings`)
  if (!response.ok) throw new Error(await response.text())
  return withoutOthers((await response.json()) as CDNSettings)
}

/**
 * Without the scripts of others that Segment would load into the page: what is sent on to them is sent on by Segment (decision
 * 060).
 */
const withoutOthers = (settings: CDNSettings): CDNSettings => ({
  ...settings,
  integrations: { 'Segment.io': settings.integrations['Segment.io'] ?? {} },
  remotePlugins: [],
  legacyVideoPluginsEnabled: false,
  enabledMiddleware: {},
  middlewareSettings: { routingRules: [] },
})
