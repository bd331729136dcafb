/** One thing Gatsby has to say. */
export interface LogEntry {
  level: 'error' | 'warning' | 'success' | 'other'
  text: string
}

const LEVELS: Readonly<Record<string, LogEntry['level']>> = {
  ERROR: 'error',
  WARNING: 'warning',
  SUCCESS: 'success',
  ACTIVITY_SUCCESS: 'success',
}

interface GatsbyEvent {
  type?: unknown
  payload?: { level?: string; text?: string; filePath?: string }
}

/**
 * Reads one line of the log that Gatsby writes with GATSBY_LOGGER=json: what it says to people, word for word. Lines
 * that are not Gatsby's own are taken as they are. Undefined for what concerns only programs.
 */
export function readLogLine(line: string): LogEntry | undefined {
  const event = parse(line)
  if (!event) return line.trim() ? { level: 'other', text: line } : undefined
  const { level = '', text = '', filePath } = event.payload ?? {}
  if (event.type !== 'LOG' || !text.trim()) return undefined
  const place = filePath && !text.includes(filePath) ? `\n${filePath}` : ''
  return { level: LEVELS[level] ?? 'other', text: `${text.trim()}${place}` }
}

/** One of Gatsby's own events; undefined for any other line, another program's JSON included. */
function parse(line: string): GatsbyEvent | undefined {
  if (!line.startsWith('{')) return undefined
  try {
    const event = JSON.parse(line) as GatsbyEvent
    return typeof event.type === 'string' ? event : undefined
  } catch {
    return undefined
  }
}
