import { parseFragment, type DefaultTreeAdapterMap } from 'parse5'
import { expect, test } from 'vitest'
import { CONTROL_KINDS } from '../src/blocks/control-kinds'
import { galleryPages } from './gallery-pages'
import { demoSpace, renderBlocks } from './testing/render-blocks'

// e2e/block-contract.spec.ts uses one block for each kind of control before its code has arrived. Here every block's examples
// are read as the build writes them, so that no block has a kind of control that stands in none of those.

type Node = DefaultTreeAdapterMap['node']
type Element = DefaultTreeAdapterMap['element']

const isElement = (node: Node): node is Element => 'tagName' in node
const attribute = (element: Element, name: string) => element.attrs.find((one) => one.name === name)?.value

const textOf = (node: Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''

/** The site sends a form that has no address of its own; the browser sends the others by itself. */
const isSent = (form: Element) =>
  ['#', undefined].includes(attribute(form, 'action')) || attribute(form, 'data-awaits-code') !== undefined

const CONTROLS = ['button', 'summary', 'select', 'textarea', 'input']

type Around = { hydration: string; isFoot: boolean; form: 'its own' | 'sent' | '' }

/** The properties that decide about early use of a control: its element, how its block is hydrated, and who submits it. */
const kindOf = (control: Element, { hydration, isFoot, form }: Around): string => {
  const words = attribute(control, 'aria-label') ?? textOf(control)
  return [
    hydration,
    ...(isFoot ? ['foot'] : []),
    attribute(control, 'role') ?? control.tagName,
    ...(control.tagName === 'input' ? [attribute(control, 'type') ?? 'text'] : []),
    ...(control.tagName === 'button' && /^(Buy|Add|Book) /.test(words.trim()) ? ['that adds'] : []),
    ...(form ? [`in a form ${form === 'sent' ? 'that the site sends' : 'of its own'}`] : []),
  ].join(' ')
}

const kindsIn = (node: Node, around: Around): string[] => {
  if (!isElement(node))
    return 'childNodes' in node ? node.childNodes.flatMap((child) => kindsIn(child, around)) : []
  const isUsable =
    CONTROLS.includes(node.tagName) &&
    attribute(node, 'type') !== 'hidden' &&
    attribute(node, 'disabled') === undefined
  const inside: Around = {
    hydration: attribute(node, 'data-hydrate') ?? around.hydration,
    isFoot: around.isFoot || attribute(node, 'data-block-foot') !== undefined,
    form: node.tagName === 'form' ? (isSent(node) ? 'sent' : 'its own') : around.form,
  }
  return [
    ...(isUsable ? [kindOf(node, around)] : []),
    ...node.childNodes.flatMap((child) => kindsIn(child, inside)),
  ]
}

const blockPages = galleryPages(demoSpace).pages.filter(({ context }) => context.shown.length === 1)
const html = new Map(blockPages.map(({ context }) => [context.name, renderBlocks(context)]))
const kindsOf = new Map(
  [...html].map(([block, text]) => [
    block,
    [...new Set(kindsIn(parseFragment(text), { hydration: 'none', isFoot: false, form: '' }))].sort(),
  ]),
)

test('every kind of control that a block has stands in a block that is used before its code has arrived', () => {
  const used = new Set(CONTROL_KINDS.flatMap((block) => kindsOf.get(block) ?? []))
  const missing = [...kindsOf].flatMap(([block, kinds]) =>
    kinds.filter((kind) => !used.has(kind)).map((kind) => `${block}: ${kind}`),
  )
  expect(missing).toEqual([])
})

test('none of those that are used could be left out', () => {
  const isSpare = (block: string) => {
    const others = new Set(
      CONTROL_KINDS.filter((one) => one !== block).flatMap((one) => kindsOf.get(one) ?? []),
    )
    return (kindsOf.get(block) ?? []).every((kind) => others.has(kind))
  }
  expect(CONTROL_KINDS.filter(isSpare)).toEqual([])
})

test('a block brings the first-level heading if its meta.ts says so', () => {
  const bring = [...html].filter(([, text]) => /<h1[ >]/.test(text)).map(([block]) => block)
  const say = blockPages.filter(({ context }) => context.shown[0]?.carriesTitle)
  expect(bring).toEqual(say.map(({ context }) => context.name))
})
