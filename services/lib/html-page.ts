import { sourceHash } from '../site/page-parts'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes a text for an element or a quoted attribute of HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)

interface HtmlPage {
  title: string
  style: string
  /** The content of the body. Like the title it is HTML, in which typed texts are already escaped. */
  body: string
  /** Loads the page again after so many seconds. */
  refresh?: number
  /** The address of its icon, which its policy has to allow. */
  icon?: string
}

/** A complete page of a service. It works without scripts, and search engines do not index it. */
export const htmlPage = ({ title, style, body, refresh, icon }: HtmlPage): string => `<!doctype html>
<html lang="en-ZA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">${refresh === undefined ? '' : `\n<meta http-equiv="refresh" content="${refresh}">`}${icon === undefined ? '' : `\n<link rel="icon" href="${icon}">`}
<title>${title}</title>
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`

/**
 * The policy of such a page: it allows the page's own style, by its hash, and nothing else.
 * @param formTargets the targets of its forms, including redirects
 */
export const htmlPagePolicy = (style: string, formTargets = "'none'"): string =>
  `default-src 'none'; style-src ${sourceHash(style)}; base-uri 'none'; form-action ${formTargets}; frame-ancestors 'none'`
