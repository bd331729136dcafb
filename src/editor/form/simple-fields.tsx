import { useRef, type ChangeEvent } from 'react'
import styled from 'styled-components'
import type { FieldView } from './field-view'
import { useFormAround } from './field-view'
import { CheckLine, Hint, Input, Row, Select, Stack, Stored, TextArea } from './parts'
import { choicesOf } from './schema'
import { textOf } from './space'
import { colourOf, isReadableDate, shownDate, storedDate, withColour } from './values'

/** A stored number that came as one is shown as its digits. */
const shownText = (value: unknown): string => (typeof value === 'number' ? String(value) : textOf(value))

type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>

const control = ({ id, value, onChange, described }: FieldView) => ({
  ...described,
  id,
  value: shownText(value),
  onChange: ({ target }: Typed) => onChange(target.value),
})

/** A value that the control for its kind cannot show: it is kept, and can be replaced. */
const Unshown = ({ value }: { value: unknown }) => (
  <>
    <Hint>Something else is stored here than this field can show. It is kept until you write over it.</Hint>
    <Stored>{JSON.stringify(value, null, 2)}</Stored>
  </>
)

const isText = (value: unknown): boolean =>
  value === undefined || value === null || typeof value === 'string' || typeof value === 'number'

export const TextField = (view: FieldView) => (
  <>
    <Input type="text" {...control(view)} />
    {isText(view.value) ? null : <Unshown value={view.value} />}
  </>
)

/** Numbers are stored as texts; a text field takes them without the arrows and the wheel of number fields. */
export const NumberField = (view: FieldView) => (
  <Input type="text" inputMode="decimal" autoComplete="off" {...control(view)} />
)

export const TextAreaField = (view: FieldView) => (
  <>
    <TextArea rows={3} {...control(view)} />
    {isText(view.value) ? null : <Unshown value={view.value} />}
  </>
)

const MARKS = [
  { name: 'Bold', sign: '**' },
  { name: 'Italic', sign: '_' },
  { name: 'Code', sign: '`' },
] as const

const Markers = styled(Row)`
  gap: 4px;
`

export const MarkdownField = (view: FieldView) => {
  const area = useRef<HTMLTextAreaElement>(null)
  const wrap = (sign: string) => {
    const { current } = area
    if (!current) return
    const { value, selectionStart: from, selectionEnd: to } = current
    view.onChange(value.slice(0, from) + sign + value.slice(from, to) + sign + value.slice(to))
    current.focus()
  }
  return (
    <Stack>
      <Markers role="group" aria-label={`Formatting of ${view.label}`}>
        {MARKS.map(({ name, sign }) => (
          <MarkButton key={name} type="button" onClick={() => wrap(sign)}>
            {name}
          </MarkButton>
        ))}
      </Markers>
      <TextArea ref={area} rows={8} {...control(view)} />
      <Hint>Markdown: **bold**, _italic_, `code`, [words](address), # heading, - list.</Hint>
    </Stack>
  )
}
const MarkButton = styled.button`
  min-height: 44px;
  padding: 4px 12px;
  border: 1px solid var(--line);
  border-radius: 10px;
  background: var(--raised);
`

export const BooleanField = ({ id, label, value, onChange, described }: FieldView) => (
  <CheckLine htmlFor={id}>
    <input
      {...described}
      id={id}
      type="checkbox"
      checked={value === true || value === 'true'}
      onChange={({ target }) => onChange(target.checked)}
    />
    <span>{label}</span>
  </CheckLine>
)

const DateRow = styled.div`
  display: grid;
  gap: 6px;
  max-width: 320px;
`

export const DateField = (view: FieldView) => {
  const { id, field, value, onChange, described } = view
  const isDay = field.disable_time === true
  return (
    <DateRow>
      <Input
        {...described}
        id={id}
        type={isDay ? 'date' : 'datetime-local'}
        value={shownDate(value, isDay)}
        onChange={({ target }) => onChange(storedDate(target.value, isDay))}
      />
      {isDay ? null : <Hint>South African time.</Hint>}
      {isReadableDate(value) || value === undefined || value === null ? null : <Unshown value={value} />}
    </DateRow>
  )
}

export const OptionField = (view: FieldView) => {
  const { space } = useFormAround()
  const { field, value } = view
  const choices = choicesOf(field, space)
  const stored = shownText(value)
  const isListed = choices.some((choice) => choice.value === stored)
  return (
    <Select {...control(view)}>
      {stored === '' || !field.required ? <option value="">Not chosen</option> : null}
      {stored === '' || isListed ? null : <option value={stored}>{`${stored} (not in the list)`}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </Select>
  )
}

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr));
  column-gap: 16px;
`

/** The chosen values in the order in which they were chosen, as the service's editor stores them. */
export const OptionsField = ({ id, field, value, onChange }: FieldView) => {
  const { space } = useFormAround()
  const stored: unknown[] = Array.isArray(value) ? value : []
  const choices = choicesOf(field, space)
  const known = new Set(choices.map((choice) => choice.value))
  const others = stored
    .filter((one) => typeof one === 'string' && !known.has(one))
    .map((one) => ({ value: String(one), label: `${String(one)} (not in the list)` }))
  return (
    <Choices>
      {[...choices, ...others].map((choice) => (
        <CheckLine key={choice.value}>
          <input
            id={choice === choices[0] ? id : undefined}
            type="checkbox"
            checked={stored.includes(choice.value)}
            onChange={({ target }) =>
              onChange(
                target.checked ? [...stored, choice.value] : stored.filter((one) => one !== choice.value),
              )
            }
          />
          <span>{choice.label}</span>
        </CheckLine>
      ))}
    </Choices>
  )
}

const HEX = /^#[\da-f]{6}$/i

const ColourRow = styled(Row)`
  flex-wrap: nowrap;
  max-width: 320px;

  & > input[type='color'] {
    flex: none;
    width: 52px;
    padding: 4px;
  }
`

export const ColourField = ({ id, field, label, value, onChange, described }: FieldView) => {
  const colour = colourOf(value)
  const write = ({ target }: Typed) => onChange(withColour(value, target.value, field.field_type))
  return (
    <ColourRow>
      <Input {...described} id={id} type="text" placeholder="#1b4dff" value={colour} onChange={write} />
      <Input
        type="color"
        aria-label={`Pick ${label}`}
        value={HEX.test(colour) ? colour : '#ffffff'}
        onChange={write}
      />
    </ColourRow>
  )
}

/** A field of a kind that this form does not know. */
export const UnknownField = ({ field, value }: FieldView) => (
  <Stack>
    <Hint>{`This form cannot edit fields of the kind “${field.field_type || field.type}”. What is stored stays as it is.`}</Hint>
    <Stored>{value === undefined ? 'Empty' : JSON.stringify(value, null, 2)}</Stored>
  </Stack>
)
