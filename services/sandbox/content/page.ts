import { escapeHtml } from '../../lib/html-page'
import { staffPage, staffPagePolicy } from '../../lib/staff-page'
import { type Html, showBrief } from '../show-value'
import type { Folder, Leaf } from './tree'

/** Allows the page's own style, and drafts in a frame. */
export const CONTENT_POLICY = staffPagePolicy("'none'", "frame-src 'self'")

/** The widths at which drafts are shown, in px, by their names: the three of the site's design. */
const WIDTHS = [
  [390, 'Phone'],
  [768, 'Tablet'],
  [1440, 'Desktop'],
] as const
const [[NARROWEST]] = WIDTHS
type Width = (typeof WIDTHS)[number][0]

/** The width that an address names; the narrowest where it names none of them. */
export const widthNamed = (text: string): Width =>
  WIDTHS.find(([px]) => String(px) === text)?.[0] ?? NARROWEST

/** The story that is shown beside the list. */
interface Shown {
  leaf: Leaf
  width: Width
}

const STATES = {
  draft: ['Draft', 'open'],
  changed: ['Unpublished changes', 'open'],
  published: ['Published', 'quiet'],
} as const

/** Opens a story beside the list. */
const besideLink = (id: number, width: Width): string => `?story=${id}&amp;width=${width}`
/** Makes a token and redirects to the draft. */
const draftLink = (id: number): string => `${id}/draft`

/** The stories of the space as a tree, and beside it the draft of one. */
export function contentPage(root: Folder, shown: Shown | undefined): Html {
  const { unpublished } = root
  const count = unpublished === 1 ? '1 story differs' : `${unpublished} stories differ`
  return staffPage({
    title: shown ? `${escapeHtml(shown.leaf.name)}, content` : 'Content',
    heading: 'Content',
    intro: `Every story of the embedded space. ${count} from what visitors see. Times are South African. <a href="../">Back to the sandbox</a>`,
    main: `<div class="beside">${shown ? draftBeside(shown) : ''}
<section><h2>Stories</h2>
${listOf(root, shown)}</section></div>`,
  })
}

function draftBeside({ leaf, width }: Shown): Html {
  const name = escapeHtml(leaf.name)
  const widths = WIDTHS.map(([px, words]) => {
    const isCurrent = px === width
    return `<li><a href="${besideLink(leaf.id, px)}"${isCurrent ? ' aria-current="true"' : ''}>${words} <small>${px}</small></a></li>`
  })
  return `<section class="draft"><h2>${name}</h2>
<nav aria-label="Width"><ul role="list">${widths.join('')}</ul></nav>
<p class="foot">${editLink(leaf)}${waysTo(leaf)}<a href="./">Close</a></p>
<div class="screen"><iframe src="${draftLink(leaf.id)}" title="Draft of ${name}" data-width="${width}"></iframe></div>
</section>`
}

const editLink = ({ id, name }: Leaf): Html =>
  `<a href="../editor/?story=${id}">Edit<span class="label">: ${escapeHtml(name)}</span></a>`

const waysTo = ({ id, name, livePath }: Leaf): Html => {
  const link = (href: string, words: string) =>
    `<a href="${escapeHtml(href)}" target="_blank">${words}<span class="label">: ${escapeHtml(name)}</span></a>`
  return link(draftLink(id), 'Draft in a new tab') + (livePath ? link(livePath, 'Live page') : '')
}

const listOf = ({ leaves, folders }: Folder, shown: Shown | undefined): Html =>
  `<ul class="tree" role="list">${[
    ...leaves.map((leaf) => lineOf(leaf, shown)),
    ...folders.map((folder) => folderOf(folder, shown)),
  ].join('\n')}</ul>`

const holds = ({ leaves, folders }: Folder, id: number | undefined): boolean =>
  leaves.some((leaf) => leaf.id === id) || folders.some((folder) => holds(folder, id))

/** A folder is open where something in it differs from what visitors see, or is shown beside the list. */
function folderOf(folder: Folder, shown: Shown | undefined): Html {
  const { name, leaves, folders, unpublished } = folder
  const isOpen = unpublished > 0 || holds(folder, shown?.leaf.id)
  const size = leaves.length + folders.length
  const note = [
    size === 1 ? '1 entry' : `${size} entries`,
    ...(unpublished ? [`${unpublished} unpublished`] : []),
  ]
  return `<li><details${isOpen ? ' open' : ''}><summary><b>${escapeHtml(name)}</b> <span class="note">${note.join(', ')}</span></summary>
${listOf(folder, shown)}</details></li>`
}

function lineOf(leaf: Leaf, shown: Shown | undefined): Html {
  const { id, name, fullSlug, type, state, changedAt, isPage } = leaf
  const [words, tone] = STATES[state]
  const isCurrent = id === shown?.leaf.id
  const title = isPage
    ? `<a href="${besideLink(id, shown?.width ?? NARROWEST)}"${isCurrent ? ' aria-current="true"' : ''}>${escapeHtml(name)}</a>`
    : escapeHtml(name)
  return `<li class="leaf"><p><b>${title}</b> <code>${escapeHtml(isPage ? fullSlug : type)}</code></p>
<p class="note"><span class="state" data-tone="${tone}">${words}</span> changed ${showBrief('changed_at', changedAt)}</p>
<p class="foot">${editLink(leaf)}${isPage ? waysTo(leaf) : ''}</p></li>`
}
