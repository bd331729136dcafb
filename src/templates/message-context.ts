export type WayOn = { href: string; title: string; text: string }

/** A page by its name, for a search. */
export type NamedPage = { href: string; title: string }

/** What the build hands to the not-found page and the error page; made in gatsby/message-pages.ts. */
export type MessageContext = {
  help: { phone: string | undefined; hours: string | undefined }
  /** Pages that exist, for whoever did not find theirs. */
  waysOn: WayOn[]
  /** All pages of the space, which the not-found page searches; none elsewhere. */
  pages: NamedPage[]
  /** Address of a picture as in a content field; undefined in a space whose home page has none. */
  picture: string | undefined
}
