import type { LogEntry } from './gatsby-log'

/** How often a long build says that it is alive. */
const INTERVAL_MS = 5_000

export interface Progress {
  onEntry(entry: LogEntry): void
  end(): void
}

/** Turns Gatsby's log into a line now and then: how long it has taken and what was finished last. Warnings are said. */
export function reportProgress(say: (line: string) => void): Progress {
  const start = Date.now()
  let last = 'starting'
  const seconds = () => Math.round((Date.now() - start) / 1000)
  say('Building the site. The first build takes about a minute, later ones less.')
  const timer = setInterval(() => say(`  ${seconds()} s: ${last}`), INTERVAL_MS)
  return {
    onEntry({ level, text }) {
      if (level === 'success') last = text
      if (level === 'warning') say(`  warning: ${text}`)
    },
    end() {
      clearInterval(timer)
      say(`  ${seconds()} s in all`)
    },
  }
}
