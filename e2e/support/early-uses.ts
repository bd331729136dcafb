import type { Page } from '@playwright/test'

/** One control and what is done with it. */
export type Use = {
  line: string
  /** Which of those with this line it is. */
  at: number
  how: 'press' | 'open' | 'type' | 'choose' | 'check'
  value: string
  /** Which variant of its block it stands in. */
  variant: number
  /** What it would put into the cart. */
  codes: string[]
}

type Uses = {
  find: (use: Pick<Use, 'line' | 'at'>) => HTMLElement | undefined
  plan: () => Use[][]
  /** What each variant shows. */
  shown: () => string[]
  /** The same, and what else may have come of a press. */
  states: () => string[]
}

declare global {
  interface Window {
    uses: Uses
  }
}

/**
 * Runs in the page before its own code, so it refers to nothing outside itself. What is done in one round meets nothing
 * else in its variant: all fields of that, or one button; the next round begins with what had no turn yet in any variant.
 */
const install = () => {
  const FIELDS = 'input, select, textarea, summary'
  const TEXTS: Partial<Record<string, string>> = {
    number: '2',
    range: '2',
    email: 'thandi@example.co.za',
    tel: '0821234567',
  }
  const ITEM = '[data-sku], [data-bundle-code]'

  /** What a block keeps at the foot of the screen is one more. */
  const variants = () => [...document.querySelectorAll<HTMLElement>('[data-example], [data-block-foot]')]
  const controlsIn = (variant: HTMLElement) =>
    window.controls
      .all()
      .filter((control) => variant.contains(control) && control.matches(`button, ${FIELDS}`))
      .filter((control) => control.ariaDisabled !== 'true')
  const same = (line: string) =>
    window.controls.all().filter((control) => window.controls.lineOf(control) === line)

  const useOf = (control: HTMLElement): Pick<Use, 'how' | 'value'> | undefined => {
    const question = control.parentElement
    if (question instanceof HTMLDetailsElement) {
      // Of those that close each other the last one stands.
      const group = question.name ? document.querySelectorAll(`details[name="${question.name}"]`) : [question]
      return question === [...group].at(-1) ? { how: 'open', value: String(!question.open) } : undefined
    }
    if (control.localName === 'button') return { how: 'press', value: '' }
    if (control instanceof HTMLSelectElement) {
      const others = [...control.options].filter(({ selected, disabled }) => !selected && !disabled)
      // Two that choose from the same things choose different ones.
      const at = [...(control.closest('[data-example]')?.querySelectorAll('select') ?? [])].indexOf(control)
      return { how: 'choose', value: (others.at(-1 - at) ?? others.at(-1))?.value ?? '' }
    }
    if (!(control instanceof HTMLInputElement)) return { how: 'type', value: 'counter' }
    const { type, name, form } = control
    if (type === 'checkbox') return { how: 'check', value: String(!control.checked) }
    if (type !== 'radio') return { how: 'type', value: TEXTS[type] ?? 'counter' }
    const group = [...document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)]
    const last = group.findLast((one) => one.form === form && !one.checked)
    return control === last ? { how: 'check', value: 'true' } : undefined
  }
  const codesOf = (control: HTMLElement) => {
    const own = control.closest<HTMLElement>(ITEM)
    const listed = control.closest('[data-hydrate]')?.querySelectorAll<HTMLElement>(ITEM) ?? []
    return (own ? [own] : [...listed]).map(({ dataset }) => dataset.sku ?? dataset.bundleCode ?? '')
  }
  /** Buttons that say the same of other things are one kind. */
  const kindOf = (control: HTMLElement) => {
    if (control.matches(FIELDS)) return 'fields'
    const [, words = ''] = / "(\S+ ?\S*)/.exec(window.controls.lineOf(control)) ?? []
    return `${control.closest('[data-foot]') ? 'foot' : ''} ${words}`
  }

  const plan = () => {
    const kinds = variants().map((variant) => {
      const own = new Map<string, HTMLElement[]>()
      for (const control of controlsIn(variant))
        own.set(kindOf(control), [...(own.get(kindOf(control)) ?? []), control])
      return own
    })
    const had = new Set<string>()
    const rounds: Use[][] = []
    const next = (own: Map<string, HTMLElement[]>) => [...own.keys()].find((kind) => !had.has(kind))
    while (kinds.some(next))
      rounds.push(
        kinds.flatMap((own, variant) => {
          const kind = next(own) ?? [...own.keys()][rounds.length % own.size]
          if (kind === undefined) return []
          had.add(kind)
          const controls = own.get(kind) ?? []
          return (kind === 'fields' ? controls : controls.slice(0, 1)).flatMap((control) => {
            const use = useOf(control)
            const line = window.controls.lineOf(control)
            const place = { line, at: same(line).indexOf(control), variant, codes: codesOf(control) }
            return use ? [{ ...use, ...place }] : []
          })
        }),
      )
    return rounds
  }

  const shownIn = (variant: HTMLElement) => variant.innerText + window.location.search
  const stateOf = (variant: HTMLElement) =>
    [...variant.querySelectorAll<HTMLElement>('*')]
      .map((one) =>
        [one.scrollLeft, one.ariaExpanded, one.ariaPressed, one.ariaSelected, one.ariaCurrent].join(),
      )
      .concat([...variant.querySelectorAll('input')].map(({ value, checked }) => `${value} ${checked}`))
      .concat(shownIn(variant), String(document.querySelectorAll('[role="dialog"]').length))
      .join('\n')

  window.uses = {
    find: ({ line, at }) => same(line)[at],
    plan,
    shown: () => variants().map(shownIn),
    states: () => variants().map(stateOf),
  }
}

/** Gives the page `window.uses`. Call it before the page is opened. */
export const planUses = (page: Page) => page.addInitScript(install)
