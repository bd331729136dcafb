import { sourceHash } from '../site/page-parts'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it may stand in an element or in a quoted attribute of HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)

interface HtmlPage {
  title: string
  style: string
  /** What stands in the body. Like the title it is HTML: whatever somebody typed is escaped already. */
  body: string
}

/** A whole page that a service writes by itself. It works without scripts, and no search engine keeps it. */
export const htmlPage = ({ title, style, body }: HtmlPage): string => `<!doctype html>
<html lang="en-ZA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`

/**
 * The policy of such a page: its own style, named to the letter, and nothing else loads or runs.
 * @param formTargets where its forms may lead, redirects after them included
 */
export const htmlPagePolicy = (style: string, formTargets = "'none'"): string =>
  `default-src 'none'; style-src ${sourceHash(style)}; base-uri 'none'; form-action ${formTargets}; frame-ancestors 'none'`
