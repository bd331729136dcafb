import { createHash } from 'node:crypto'

const ATTRIBUTES = `((?:"[^"]*"|'[^']*'|[^'">])*)`
/** Comments and elements whose text is no HTML, in the order they come; inside one of them nothing else begins. */
const PART = new RegExp(
  `<!--[^]*?-->|<(style|textarea|title)\\b${ATTRIBUTES}>[^]*?</\\1\\s*>|<script(?=[\\s/>])${ATTRIBUTES}>([^]*?)</script(?=[\\s/>])`,
  'gi',
)
const ATTRIBUTE = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g
/** Types of scripts that are data to a browser: it runs nothing of them, and a policy does not ask about them. */
const DATA = ['application/ld+json', 'application/json']

/**
 * What a content security policy calls the inline scripts of a page: `'sha256-…'`, each once, in the order they come.
 * A script in a `<template>` counts too: its text is run when a script makes an element of it.
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  // A browser's parser makes every line break a line feed before it hashes.
  for (const [, , , source = '', text] of html.replaceAll(/\r\n?/g, '\n').matchAll(PART)) {
    if (text === undefined) continue
    const attributes = readAttributes(source)
    const type = attributes.get('type')?.trim().toLowerCase() ?? ''
    if (attributes.has('src') || DATA.includes(type)) continue
    hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  }
  return [...hashes]
}

function readAttributes(source: string): Map<string, string> {
  return new Map(
    [...source.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      double ?? single ?? bare ?? '',
    ]),
  )
}
