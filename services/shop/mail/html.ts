import { escapeHtml } from '../../lib/html-page'

/** HTML that is safe to send. */
export class Html {
  constructor(readonly source: string) {}
}

type Value = string | Html | readonly Html[]

/** A template that escapes its values, except those that this function made, so that typed text is never HTML. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html =>
  new Html(parts.map((part, index) => (index === 0 ? part : sourceOf(values[index - 1]) + part)).join(''))

function sourceOf(value: Value | undefined): string {
  if (value instanceof Html) return value.source
  return typeof value === 'string' ? escapeHtml(value) : (value ?? []).map(sourceOf).join('\n')
}
