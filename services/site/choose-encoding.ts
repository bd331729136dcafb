export type Encoding = 'br' | 'gzip'

/** The best encoding a browser accepts, undefined for none. Brotli wins: it is smaller. */
export function chooseEncoding(acceptEncoding = ''): Encoding | undefined {
  const accepted = new Set(
    acceptEncoding
      .split(',')
      .map((item) => item.trim().toLowerCase())
      .filter((item) => !/;\s*q=0(\.0*)?$/.test(item))
      .map((item) => item.split(';')[0]?.trim() ?? ''),
  )
  if (accepted.has('br')) return 'br'
  return accepted.has('gzip') || accepted.has('*') ? 'gzip' : undefined
}
