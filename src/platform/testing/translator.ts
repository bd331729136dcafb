import { vi } from 'vitest'

const LEFT_ALONE = ['FONT', 'SCRIPT', 'STYLE', 'TEXTAREA', 'svg', 'OPTION']

const isKept = (node: Node) => node instanceof Element && node.getAttribute('translate') === 'no'

/** Translates what is under a node as browsers do: each text is replaced by an element within an element, with a text of its own. */
export const translate = (root: Node): void => {
  for (const child of [...root.childNodes]) {
    if (child instanceof Text) {
      if (!child.data.trim()) continue
      const outer = document.createElement('font')
      outer.appendChild(document.createElement('font')).append(child.data)
      child.replaceWith(outer)
    } else if (!LEFT_ALONE.includes(child.nodeName) && !isKept(child)) translate(child)
  }
}

/** Notes each text that React writes where nobody sees it, since a translator has put another in its place. */
export const watchLostTexts = (): string[] => {
  const lost: string[] = []
  const { set } = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') ?? {}
  vi.spyOn(Node.prototype, 'nodeValue', 'set').mockImplementation(function (
    this: Node,
    value: string | null,
  ) {
    if (!this.isConnected) lost.push(`${this.nodeValue} → ${value}`)
    set?.call(this, value)
  })
  return lost
}
