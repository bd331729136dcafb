import { escapeHtml } from '../../../lib/escape-html'

interface Described {
  /** Of this drawing alone in the page. */
  id: string
  title: string
  description: string
  className: string
}

/**
 * A drawing of ECharts as it may stand in a page whose policy knows neither its styles nor its style attributes: those become
 * attributes of SVG, and what is for pointers goes. It fills the width it is given, and says what it shows.
 */
export function plainSvg(svg: string, { id, title, description, className }: Described): string {
  const [, width = '0', height = '0'] = /^<svg width="(\d+)" height="(\d+)"/.exec(svg) ?? []
  const drawing = svg
    .replace(/^<svg [^>]*>/, '')
    .replace(/<style ?>[\s\S]*?<\/style>/g, '')
    .replace(/ (?:class|pointer-events|ecmeta_\w+)="[^"]*"/g, '')
    .replace(/ style="([^"]*)"/g, (_, style: string) => toAttributes(style))
  return (
    `<svg class="${className}" role="img" aria-labelledby="${id}-title" aria-describedby="${id}-desc" viewBox="0 0 ${width} ${height}" xmlns="http://www.w3.org/2000/svg">` +
    `<title id="${id}-title">${escapeHtml(title)}</title><desc id="${id}-desc">${escapeHtml(description)}</desc>${drawing}`
  )
}

/** `font-size:12px;fill:red` as ` font-size="12px" fill="red"`: everything that ECharts writes so is an attribute too. */
const toAttributes = (style: string): string =>
  style
    .split(';')
    .flatMap((declaration) => {
      const [, name, value] = /^\s*([\w-]+)\s*:\s*(.+?)\s*$/.exec(declaration) ?? []
      return name && value ? [` ${name}="${value}"`] : []
    })
    .join('')
