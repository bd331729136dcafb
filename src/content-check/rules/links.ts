import { readAddress, storyPath } from '../../content/rules'
import { SITE_DIALOGS } from '../../layout/dialogs/site-dialog-ids'
import { ownNavigation, placeBloks, type Found, type PlacedBlok, type Story } from '../../page'
import { about, aboutStory, fieldsOf, nodesIn, type Around, type Look, type StoryRule } from '../look'

type Link = Readonly<Record<string, unknown>>
type PlacedLink = { placed: PlacedBlok; field: string; href: string }

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The address of a link as its page shows it. A link that leads nowhere is already empty, and reported. */
const addressOf = (link: Link): string => {
  const written = text(link.url) || text(link.href) || text(link.cached_url)
  const path = link.linktype === 'story' ? written && storyPath(written) : readAddress(written).href
  return link.anchor ? `${path}#${text(link.anchor)}` : path
}

const marksIn = (value: unknown): Link[] =>
  nodesIn(value).flatMap(({ marks = [] }) =>
    marks.flatMap(({ type, attrs }): Link[] => (type === 'link' && attrs ? [attrs] : [])),
  )

const linksIn = ({ shownBloks, around: { space } }: Look): PlacedLink[] =>
  shownBloks.flatMap((placed) =>
    fieldsOf(placed, space.model).flatMap(({ name, field, value }) => {
      const links =
        field.type === 'multilink' && value
          ? [value as Link]
          : field.type === 'richtext'
            ? marksIn(value)
            : []
      return links.map((link) => ({ placed, field: name, href: addressOf(link) }))
    }),
  )

const dialogsOn = ({ content }: Story): string[] => [
  ...Object.values(SITE_DIALOGS),
  ...placeBloks(content).flatMap(({ blok }) => (blok.component === 'modal' ? [text(blok.id)] : [])),
]

/** What a fragment does on every page: src/islands/links/link-actions.ts. */
const ACTIONS: readonly string[] = ['chat', 'cookie-settings']

/** Elements have ids that are made of their block's: `tab-` and the uid. */
const hasElement = (page: Story, id: string, { anchorsOn }: Around): boolean =>
  anchorsOn(page).has(id) || placeBloks(page.content).some(({ blok }) => blok._uid && id.endsWith(blok._uid))

type Missing = { rule: 'missing-anchor' | 'missing-dialog'; message: string }

const noAnchor = (name: string, page: Story): Missing => ({
  rule: 'missing-anchor',
  message: `The page "${page.slug}" has no part of the name "${name}". Correct the anchor, or give the part that name.`,
})

const noDialog = (id: string, page: Story): Missing => ({
  rule: 'missing-dialog',
  message: `The page "${page.slug}" has no modal of the id "${id}". Correct the id, or add the modal to that page.`,
})

const missingOn = (page: Story, fragment: string, around: Around): Missing | undefined => {
  const anchors = around.anchorsOn(page)
  const [name = ''] = fragment.split('+')
  const opens = dialogsOn(page).some((id) => id !== '' && fragment.includes(id))
  if (ACTIONS.includes(fragment) || anchors.has(name) || opens) return undefined
  const [section = '', element] = fragment.split('@')
  if (element === undefined) return fragment.includes('+') ? noDialog(name, page) : noAnchor(name, page)
  if (section && !anchors.has(section)) return noAnchor(section, page)
  return hasElement(page, element, around) ? undefined : noAnchor(element, page)
}

const decode = (fragment: string): string => {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}

const missingAt = (href: string, { shown, around }: Look): Missing | undefined => {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(href) ?? []
  const own = shown?.content.component === 'page' ? shown : undefined
  const page = path && path !== storyPath(own?.slug ?? '') ? around.pages.get(path) : own
  if (!page) return undefined
  const dialog = new URLSearchParams(query).get('overlay_open')
  if (dialog && !dialogsOn(page).includes(dialog)) return noDialog(dialog, page)
  return fragment ? missingOn(page, decode(fragment), around) : undefined
}

/** Links to parts of pages, to modals and to elements that are not there. Pages whose content is not known are not judged. */
export const fragments: StoryRule = (look) =>
  linksIn(look).flatMap(({ placed, field, href }) => {
    const missing = missingAt(href, look)
    return missing ? about(missing.rule, placed, missing.message, field) : []
  })

/** Entries of a page's own bar of sections that no section of the page has. */
export const sectionBar: StoryRule = ({ shown, shownBloks, around }) =>
  shownBloks.flatMap((placed): Found[] => {
    if (placed.blok.component !== 'anchor_link' || !shown) return []
    const name = text(placed.blok.section).trim().replace(/^#/, '')
    return name === '' || around.anchorsOn(shown).has(name)
      ? []
      : [about('missing-anchor', placed, noAnchor(name, shown).message, 'section')]
  })

/** A page's own navigation that is not published. A draft does not know all navigations, so only the space as a whole is judged. */
export const navigation: StoryRule = (look) => {
  const uuid = ownNavigation(look.story)
  const { navigations } = look.around.space
  if (!uuid || navigations.size === 0 || navigations.has(String(uuid))) return []
  const message = 'Its navigation is not published. The site’s stands in: publish it, or choose another.'
  return [aboutStory('site-navigation', look, message, 'navigation')]
}
