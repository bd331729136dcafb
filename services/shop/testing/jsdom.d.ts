/** The parts of jsdom that tests of pages of other sites use. */
declare module 'jsdom' {
  export class VirtualConsole {
    off(event: string, listener: () => void): this
  }
  export class JSDOM {
    constructor(html: string, options: { url: string; virtualConsole: VirtualConsole })
    readonly window: { XMLHttpRequest: typeof XMLHttpRequest }
  }
}
