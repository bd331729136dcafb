/** One measured number. The command fails when it is above `max` or below `min`. */
export interface Row {
  what: string
  value: number
  /** Such as `ms`, `KB`, `requests/s`. */
  unit: string
  max?: number
  min?: number
}

export interface RunningHost {
  /** Such as `http://localhost:49152`. */
  origin: string
  stop(): Promise<void>
}

export interface RunningPostgres {
  url: string
  stop(): Promise<void>
  /** Kills it, and starts it again with the same data. */
  crash(): Promise<void>
}

export interface BenchContext {
  rootDir: string
  /** Copies the project, with its installed packages and without its builds. @returns the folder */
  copyProject(prefix: string): Promise<string>
  /** Serves the built site with the embedded services on a free port, from a fresh database. */
  startHost(env?: Record<string, string>): Promise<RunningHost>
  /** The path of a Chromium. */
  provideChromium(): Promise<string>
  /** An empty Postgres for this measurement; undefined when this machine has none. */
  startPostgres(options?: { survivesCrash: boolean }): Promise<RunningPostgres | undefined>
  say(line: string): void
}

/** The default export of each file in bench/; `npm run bench` runs them all. */
export interface Bench {
  name: string
  run(context: BenchContext): Promise<Row[]>
}
