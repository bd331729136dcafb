/** What a window is told of an error that nobody caught. */
export type UncaughtEvent = ErrorEvent | PromiseRejectionEvent

/** Something that went wrong, as it is kept until it is sent. */
export type Report = {
  /** What was thrown, or the window's event about it. */
  thrown: unknown
  /** Milliseconds since 1970. */
  at: number
  /** Of the page's address at that time. */
  path: string
  /** A sentence on what was being done; undefined for what nobody caught. */
  during?: string
}
