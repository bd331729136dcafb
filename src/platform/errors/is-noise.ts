/**
 * What tells an engineer nothing: a visitor's network, a request that was called off, one script that did not come and is asked
 * for again, another site's script, and a browser that laid something out a frame later.
 */
const NOISE =
  /^(AbortError|ChunkLoadError)|Failed to fetch|NetworkError when|Load failed|^Error: (Script error|The script|ResizeObserver)/

/** Whether something that was thrown is nobody's fault here. Takes an error, or an event of the window with a message. */
export const isNoise = (thrown: unknown): boolean => {
  const { name = 'Error', message = '' } = (thrown ?? {}) as Partial<Error>
  return NOISE.test(`${name}: ${message.replace(/^Uncaught /, '')}`)
}
