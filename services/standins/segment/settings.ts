/** Where the service answers, as whoever asks can reach it. */
interface Origin {
  /** With the port, where it is not the usual one. */
  host: string
  protocol: string
}

/**
 * What the service's CDN answers to the library that starts: one destination, the service itself, and nothing that would be
 * loaded beside it. The library reads `integrations` and `metrics`, and of the rest whether there is anything in it.
 */
export const settingsOf = (writeKey: string, { host, protocol }: Origin) => ({
  integrations: {
    'Segment.io': {
      apiKey: writeKey,
      unbundledIntegrations: [],
      addBundledMetadata: true,
      maybeBundledConfigIds: {},
      versionSettings: { version: '4.4.7', componentTypes: ['browser'] },
      apiHost: `${host}/segment/v1`,
      protocol,
    },
  },
  plan: {},
  edgeFunction: {},
  analyticsNextEnabled: true,
  middlewareSettings: {},
  enabledMiddleware: {},
  metrics: { sampleRate: 0 },
  legacyVideoPluginsEnabled: false,
  remotePlugins: [],
})
