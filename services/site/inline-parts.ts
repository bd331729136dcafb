import { createHash } from 'node:crypto'

/** What a content security policy calls the inline parts of a page: `'sha256-…'`, each once, in the order they come. */
export interface InlineParts {
  /** Script elements without a file. One in a `<template>` counts too: its text is run when a script makes an element of it. */
  scripts: readonly string[]
  /** Style elements. */
  styles: readonly string[]
  /** The values of style attributes. */
  styleAttributes: readonly string[]
}

const ATTRIBUTES = `((?:"[^"]*"|'[^']*'|[^'">])*)`
/** Comments, elements whose text is no HTML, and all other tags, in the order they come; inside one of them nothing else begins. */
const PART = new RegExp(
  `<!--[^]*?-->|<(script|style|textarea|title)(?=[\\s/>])${ATTRIBUTES}>([^]*?)</\\1(?=[\\s/>])|<[a-z][^\\s/>]*(?=[\\s/])${ATTRIBUTES}>`,
  'gi',
)
const ATTRIBUTE = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g
/** Types of scripts that are data to a browser: it runs nothing of them, and a policy does not ask about them. */
const DATA = ['application/ld+json', 'application/json']
/** All that React writes into an attribute. */
const CHARACTERS: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}

/** Reads the inline scripts and styles of a page. */
export function readInlineParts(html: string): InlineParts {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const styleAttributes = new Set<string>()
  // A browser's parser makes every line break a line feed before it hashes.
  for (const [, name = '', source = '', text = '', other = ''] of html
    .replaceAll(/\r\n?/g, '\n')
    .matchAll(PART)) {
    const attributes = readAttributes(source || other)
    const style = attributes.get('style')
    if (style !== undefined) styleAttributes.add(sourceHash(style))
    if (name.toLowerCase() === 'style') styles.add(sourceHash(text))
    if (name.toLowerCase() === 'script' && !isFileOrData(attributes)) scripts.add(sourceHash(text))
  }
  return { scripts: [...scripts], styles: [...styles], styleAttributes: [...styleAttributes] }
}

/** What a policy calls one inline script or style. */
export const sourceHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const isFileOrData = (attributes: ReadonlyMap<string, string>): boolean =>
  attributes.has('src') || DATA.includes(attributes.get('type')?.trim().toLowerCase() ?? '')

function readAttributes(source: string): Map<string, string> {
  return new Map(
    [...source.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      (double ?? single ?? bare ?? '').replaceAll(/&\S+?;/g, (written) => CHARACTERS[written] ?? written),
    ]),
  )
}
