import { escapeHtml } from '../../lib/escape-html'

/** Of the page's own markup. What was sent goes through `escapeHtml` first. */
type Html = string

interface Table {
  caption: string
  columns: readonly string[]
  /** Plain text; the first cell of a row is its heading. */
  rows: readonly (readonly string[])[]
}

/** A table that scrolls sideways where it is wider than the screen. All of it is text, and is escaped here. */
export function table({ caption, columns, rows }: Table): Html {
  const head = columns.map((column) => `<th scope="col">${escapeHtml(column)}</th>`).join('')
  const body = rows.map(([first = '', ...rest]) => {
    const cells = rest.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')
    return `<tr><th scope="row">${escapeHtml(first)}</th>${cells}</tr>`
  })
  const name = escapeHtml(caption)
  return `<div class="scroll" tabindex="0" role="region" aria-label="${name}"><table><caption>${name}</caption>
<thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`
}

/** A choice of a form. */
export function select(
  name: string,
  label: string,
  options: readonly { value: string; text: string }[],
  chosen: string,
): Html {
  const list = options.map(
    ({ value, text }) =>
      `<option value="${escapeHtml(value)}"${value === chosen ? ' selected' : ''}>${escapeHtml(text)}</option>`,
  )
  return `<label>${label}<select name="${name}">${list.join('')}</select></label>`
}

/** Where nothing was received: how that changes. */
export const emptyState = (sentence: string): Html => `<p class="empty">${escapeHtml(sentence)}</p>`

/** `12.3 %`; a dash for what cannot be said. @param share from 0 to 1 */
export const percent = (share: number | null): string =>
  share === null ? '–' : `${(share * 100).toFixed(1)} %`
