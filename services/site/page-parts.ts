import { createHash } from 'node:crypto'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'

/** What a page's policy depends on, each once, in the order they come; inline parts as a policy calls them: `'sha256-…'`. */
export interface PageParts {
  /** Script elements without a file. One in a `<template>` counts too: its text is run when a script makes an element of it. */
  scripts: readonly string[]
  /** Style elements. */
  styles: readonly string[]
  /** The values of style attributes. */
  styleAttributes: readonly string[]
  /** The names of the blocks it is made of. */
  blocks: readonly string[]
  /**
   * What it uses of services elsewhere: what `data-uses` names, `leads` where a form for a call-back stands, and `chat` where a
   * link opens it.
   */
  uses: readonly string[]
}

/** Types of scripts that are data to a browser: it runs nothing of them, and a policy does not ask about them. */
const DATA = ['application/ld+json', 'application/json']

type Element = DefaultTreeAdapterTypes.Element

/** Reads what a page is made of, by the parser of the HTML standard, as browsers do. */
export function readPageParts(html: string): PageParts {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const styleAttributes = new Set<string>()
  const blocks = new Set<string>()
  const uses = new Set<string>()
  // What stands in <noscript> counts: browsers without scripts read it as the rest of the page.
  for (const element of elementsOf(parse(html, { scriptingEnabled: false }))) {
    const style = attributeOf(element, 'style')
    const block = attributeOf(element, 'data-block')
    if (block) blocks.add(block)
    for (const use of usesOf(element)) uses.add(use)
    if (style !== undefined) styleAttributes.add(sourceHash(style))
    if (element.tagName === 'style') styles.add(sourceHash(textOf(element)))
    if (element.tagName === 'script' && !isFileOrData(element)) scripts.add(sourceHash(textOf(element)))
  }
  return {
    scripts: [...scripts],
    styles: [...styles],
    styleAttributes: [...styleAttributes],
    blocks: [...blocks],
    uses: [...uses],
  }
}

/** What a policy calls one inline script or style. */
export const sourceHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** All elements below a node in the order of the page, those in templates among them. */
function* elementsOf(node: DefaultTreeAdapterTypes.Node): Generator<Element> {
  if ('tagName' in node) yield node
  if ('content' in node) yield* elementsOf(node.content)
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child)
}

/** Opens the dialog with the lead form (src/layout/dialogs/). */
const TO_SALES = /#.*sales-modal/

/** Opens the chat (src/islands/links/link-actions.ts). */
const TO_CHAT = /#chat$/

/** A form that is sent to the CRM carries `data-form`; a part that opens one later says what it will use. */
const usesOf = (element: Element): string[] => [
  ...(element.tagName === 'form' && attributeOf(element, 'data-form') !== undefined ? ['leads'] : []),
  ...(TO_SALES.test(attributeOf(element, 'href') ?? '') ? ['leads'] : []),
  ...(TO_CHAT.test(attributeOf(element, 'href') ?? '') ? ['chat'] : []),
  ...(attributeOf(element, 'data-uses')?.split(/\s+/).filter(Boolean) ?? []),
]

const attributeOf = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value

const textOf = ({ childNodes }: Element): string =>
  childNodes.map((child) => ('value' in child ? child.value : '')).join('')

const isFileOrData = (element: Element): boolean =>
  attributeOf(element, 'src') !== undefined ||
  DATA.includes(attributeOf(element, 'type')?.trim().toLowerCase() ?? '')
