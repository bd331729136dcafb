/** Of jsdom, what a test needs that asks the shop from a page of another site. */
declare module 'jsdom' {
  export class VirtualConsole {
    off(event: string, listener: () => void): this
  }
  export class JSDOM {
    constructor(html: string, options: { url: string; virtualConsole: VirtualConsole })
    readonly window: { XMLHttpRequest: typeof XMLHttpRequest }
  }
}
