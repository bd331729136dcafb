import { createHash } from 'node:crypto'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'

/** The parts of a page on which its policy depends, each once and in page order. Inline parts have CSP notation: `'sha256-…'`. */
export interface PageParts {
  /** Script elements without a file. One in a `<template>` counts too: its text runs when a script inserts it. */
  scripts: readonly string[]
  /** Style elements. */
  styles: readonly string[]
  /** The values of style attributes. */
  styleAttributes: readonly string[]
  /** The names of its blocks. */
  blocks: readonly string[]
  /**
   * The outside services that the page uses: those named by `data-uses`, `leads` for a lead form, and `chat` for a link that
   * opens the chat.
   */
  uses: readonly string[]
  /** The paths of pages of this site to which it links, such as `/za/pricing/`. */
  links: readonly string[]
}

/** Script types that browsers treat as data: they do not run them, and policies do not apply. */
const DATA = ['application/ld+json', 'application/json']

/** A link to a page of this site; a path without a slash at its end is a file. */
const PAGE_LINK = /^(\/za\/(?:[^?#]*\/)?)(?:[?#]|$)/

type Element = DefaultTreeAdapterTypes.Element

/** Reads the parts of a page with a parser of the HTML standard, so that the result matches browsers. */
export function readPageParts(html: string): PageParts {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const styleAttributes = new Set<string>()
  const blocks = new Set<string>()
  const uses = new Set<string>()
  const links = new Set<string>()
  // The content of <noscript> counts, because browsers without scripts read it as part of the page.
  for (const element of elementsOf(parse(html, { scriptingEnabled: false }))) {
    const style = attributeOf(element, 'style')
    const block = attributeOf(element, 'data-block')
    if (block) blocks.add(block)
    for (const use of usesOf(element)) uses.add(use)
    const [, linked] = PAGE_LINK.exec(attributeOf(element, 'href') ?? '') ?? []
    if (linked) links.add(linked)
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
    links: [...links],
  }
}

/** The CSP notation of one inline script or style. */
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

/** A form that posts to the CRM has `data-form`; a part that loads a service later names it in `data-uses`. */
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
