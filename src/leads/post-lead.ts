type Texts = Readonly<Record<string, string>>

const holdsText = (field: unknown): field is HTMLInputElement =>
  field instanceof HTMLInputElement && !['checkbox', 'radio'].includes(field.type)

/**
 * Writes texts into a form's fields of these names, past React: what is sent is what stands in the page. What was chosen or
 * ticked stays.
 */
export const writeFields = (form: HTMLFormElement, texts: Texts): void =>
  Object.entries(texts).forEach(([name, text]) => {
    const field = form.elements.namedItem(name)
    if (holdsText(field)) field.value = text
  })

/** Has the browser post a form, which leaves the page. */
export const postLead = (form: HTMLFormElement, texts: Texts): void => {
  writeFields(form, texts)
  form.submit()
}

/** Settled once somebody steps back to this page and finds it as they left it. */
export const comeBack = (): Promise<void> =>
  new Promise((resolve) => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      window.removeEventListener('pageshow', onShow)
      resolve()
    }
    window.addEventListener('pageshow', onShow)
  })
