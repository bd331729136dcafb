import { escapeHtml } from '../../lib/html-page'

/** HTML that is safe as it stands. */
export class Html {
  constructor(readonly source: string) {}
}

type Value = string | Html | readonly Html[]

/** A template whose values are escaped, unless they are made by this function themselves: nothing typed gets through. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html =>
  new Html(parts.map((part, index) => (index === 0 ? part : sourceOf(values[index - 1]) + part)).join(''))

function sourceOf(value: Value | undefined): string {
  if (value instanceof Html) return value.source
  return typeof value === 'string' ? escapeHtml(value) : (value ?? []).map(sourceOf).join('\n')
}
