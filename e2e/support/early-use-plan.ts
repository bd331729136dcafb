import type { Page } from '@playwright/test'

/** One control and the use of it. */
export type Use = {
  line: string
  /** Its index among the controls with this line. */
  at: number
  how: 'press' | 'open' | 'type' | 'choose' | 'check'
  value: string
  /** The index of the variant that contains it. */
  variant: number
  /** The items that it would add to the cart. */
  codes: string[]
  /** Whether it belongs to a form that the site sends by script. */
  isSent: boolean
}

type Uses = {
  find: (use: Pick<Use, 'line' | 'at'>) => HTMLElement | undefined
  plan: () => Use[][]
  /** Presses the buttons that send these fields. Resolves to the lines of the fields that are marked invalid. */
  send: (uses: readonly Pick<Use, 'line' | 'at'>[]) => Promise<string[]>
  /** The visible text of each variant. */
  shown: () => string[]
  /** The same with attributes, fields and scroll positions that a press may change. */
  states: () => string[]
}

declare global {
  interface Window {
    uses: Uses
  }
}

/**
 * Runs in the page before its own code, so it refers to nothing outside itself. To keep uses from affecting each other, a round
 * uses one kind of control in each variant: all its fields, or one button. Each kind is used in one variant of its block.
 */
const install = () => {
  const FIELDS = 'input, select, textarea'
  const WEEK_MS = 604_800_000
  const TEXTS: Partial<Record<string, string>> = {
    number: '2',
    range: '2',
    email: 'thandi@example.co.za',
    // In the form into which the field changes any spelling.
    tel: '27821234567',
    date: new Date(Date.now() + WEEK_MS).toISOString().slice(0, 10),
  }
  const ITEM = '[data-sku], [data-bundle-code]'

  /** A block's part at the foot of the screen counts as another variant. */
  const variants = () => [...document.querySelectorAll<HTMLElement>('[data-example], [data-block-foot]')]
  const isUsable = (control: HTMLElement) =>
    control.matches(`button, summary, ${FIELDS}`) &&
    control.ariaDisabled !== 'true' &&
    // A control that is already selected would change nothing.
    control.ariaSelected !== 'true'

  const useOf = (control: HTMLElement): Pick<Use, 'how' | 'value'> | undefined => {
    const question = control.parentElement
    if (question instanceof HTMLDetailsElement) {
      // Questions with one name close each other, so only the last one is used.
      const group = question.name ? document.querySelectorAll(`details[name="${question.name}"]`) : [question]
      return question === [...group].at(-1) ? { how: 'open', value: String(!question.open) } : undefined
    }
    if (control.localName === 'button') return { how: 'press', value: '' }
    if (control instanceof HTMLSelectElement) {
      const others = [...control.options].filter(({ selected, disabled }) => !selected && !disabled)
      // Two lists with the same options choose different ones.
      const at = [...(control.closest('[data-example]')?.querySelectorAll('select') ?? [])].indexOf(control)
      return { how: 'choose', value: (others.at(-1 - at) ?? others.at(-1))?.value ?? '' }
    }
    if (!(control instanceof HTMLInputElement)) return { how: 'type', value: 'counter' }
    const { type, name, form, inputMode } = control
    if (type === 'checkbox') return { how: 'check', value: String(!control.checked) }
    if (type !== 'radio') {
      // Amounts in one fieldset limit each other, so only the first is typed and only the last slider moved.
      const others = [
        ...(control.closest('fieldset')?.querySelectorAll(`input[type="${type}"]`) ?? [control]),
      ]
      const isTurn = control === others.at(type === 'range' ? -1 : 0)
      const text = TEXTS[inputMode === 'numeric' ? 'number' : type] ?? 'counter'
      return isTurn ? { how: 'type', value: text } : undefined
    }
    const group = [...document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)]
    const last = group.findLast((one) => one.form === form && !one.checked)
    return control === last ? { how: 'check', value: 'true' } : undefined
  }
  const codesOf = (control: HTMLElement) => {
    const own = control.closest<HTMLElement>(ITEM)
    const listed = control.closest('[data-hydrate]')?.querySelectorAll<HTMLElement>(ITEM) ?? []
    return (own ? [own] : [...listed]).map(({ dataset }) => dataset.sku ?? dataset.bundleCode ?? '')
  }
  const blockOf = (control: HTMLElement) => window.controls.lineOf(control).split(' › ')[0]
  /**
   * Buttons of a block with the same verb are one kind. Controls that change the fields beside them are a kind of their own: a
   * choice removes fields, a slider has the same amount as a field, and a search hides questions.
   */
  const kindOf = (control: HTMLElement) => {
    const line = window.controls.lineOf(control)
    const [, words] = / "(\S+ ?\S*)/.exec(line) ?? []
    const nameOf = () => {
      if (control.localName === 'summary') return 'questions'
      if (control.role === 'tab') return 'tabs'
      if (control.matches('[type="radio"], [type="range"]')) return (control as HTMLInputElement).type
      return control.matches(FIELDS) ? 'fields' : words
    }
    return [blockOf(control), control.closest('[data-foot]') ? 'foot' : '', nameOf()].join(' ')
  }

  const senderOf = (control: HTMLElement | undefined) => {
    const form = (control as HTMLInputElement | undefined)?.form
    if (!form?.matches(':not([action]), [action="#"], [data-awaits-code]')) return undefined
    return [...form.elements].find((one): one is HTMLButtonElement => one.matches('button[type="submit"]'))
  }

  const plan = () => {
    const all = window.controls.all()
    const lines = all.map(window.controls.lineOf)
    const sameAs = (line: string) => all.filter((_, at) => lines[at] === line)
    const usable = all.filter(isUsable)
    const kinds = variants().map((variant) => {
      const own = new Map<string, HTMLElement[]>()
      for (const control of usable.filter((one) => variant.contains(one)))
        own.set(kindOf(control), [...(own.get(kindOf(control)) ?? []), control])
      return own
    })
    const had = new Set<string>()
    const rounds: Use[][] = []
    while (kinds.some((own) => [...own.keys()].some((kind) => !had.has(kind)))) {
      const formsUsed = new Set<string | undefined>()
      // Forms of one block share stored values, and one kind of field may remove another.
      const formOf = (controls: HTMLElement[] = []) =>
        controls[0]?.matches(FIELDS) && senderOf(controls[0]) ? blockOf(controls[0]) : undefined
      rounds.push(
        kinds.flatMap((own, variant) => {
          const isFree = (controls: HTMLElement[]) => !formOf(controls) || !formsUsed.has(formOf(controls))
          const kind = [...own.keys()].find((one) => !had.has(one) && isFree(own.get(one) ?? []))
          if (kind === undefined) return []
          formsUsed.add(formOf(own.get(kind)))
          had.add(kind)
          const controls = own.get(kind) ?? []
          const isButton = controls[0]?.localName === 'button'
          return (isButton ? controls.slice(0, 1) : controls).flatMap((control) => {
            const use = useOf(control)
            const line = window.controls.lineOf(control)
            const place = { line, at: sameAs(line).indexOf(control), variant, codes: codesOf(control) }
            return use ? [{ ...use, ...place, isSent: Boolean(senderOf(control)) }] : []
          })
        }),
      )
    }
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

  const find: Uses['find'] = ({ line, at }) => window.controls.named(line)[at]
  const send: Uses['send'] = async (uses) => {
    const senders = new Set(uses.map((use) => senderOf(find(use))))
    for (const sender of senders) sender?.click()
    await window.controls.settled()
    return uses.filter((use) => find(use)?.closest('[aria-invalid="true"]')).map(({ line }) => line)
  }

  window.uses = {
    find,
    plan,
    send,
    shown: () => variants().map(shownIn),
    states: () => variants().map(stateOf),
  }
}

/** Defines `window.uses` in every page of this tab. Call it before the page is opened. */
export const installUses = (page: Page) => page.addInitScript(install)
