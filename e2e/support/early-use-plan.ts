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
  /** Whether the site sends it, at a button’s press, with what stands beside it. */
  isSent: boolean
}

type Uses = {
  find: (use: Pick<Use, 'line' | 'at'>) => HTMLElement | undefined
  plan: () => Use[][]
  /** Presses the buttons that send these fields. Answers the lines of those that are objected to. */
  send: (uses: readonly Pick<Use, 'line' | 'at'>[]) => Promise<string[]>
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
 * else in its variant: all fields of one kind, or one button. Each kind has its turn in one variant of its block.
 */
const install = () => {
  const FIELDS = 'input, select, textarea'
  const WEEK_MS = 604_800_000
  const TEXTS: Partial<Record<string, string>> = {
    number: '2',
    range: '2',
    email: 'thandi@example.co.za',
    // As forms write it, whatever way it is typed.
    tel: '27821234567',
    date: new Date(Date.now() + WEEK_MS).toISOString().slice(0, 10),
  }
  const ITEM = '[data-sku], [data-bundle-code]'

  /** What a block keeps at the foot of the screen is one more. */
  const variants = () => [...document.querySelectorAll<HTMLElement>('[data-example], [data-block-foot]')]
  const isUsable = (control: HTMLElement) =>
    control.matches(`button, summary, ${FIELDS}`) &&
    control.ariaDisabled !== 'true' &&
    // Chosen already, it has nothing to change.
    control.ariaSelected !== 'true'

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
    const { type, name, form, inputMode } = control
    if (type === 'checkbox') return { how: 'check', value: String(!control.checked) }
    if (type !== 'radio') {
      // Amounts that stand together make room for each other: the first is typed, the last slid.
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
   * Buttons of a block that say the same of other things are one kind. What changes the fields beside it is another kind than these: a
   * choice takes some away, a slider holds the same amount as a field, and what is searched for hides questions.
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
      // Forms of a block share what is typed into them, and one kind of field may take another away.
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

/** Gives the page `window.uses`. Call it before the page is opened. */
export const installUses = (page: Page) => page.addInitScript(install)
