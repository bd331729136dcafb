// The library's index imports a validator for its own tests, which needs eval.
import Form, { type IChangeEvent } from '@rjsf/core/lib/components/Form.js'
import type {
  FieldTemplateProps,
  ObjectFieldTemplateProps,
  RegistryFieldsType,
  ValidatorType,
} from '@rjsf/utils'
import { Fragment, useLayoutEffect, useMemo, useRef, type ReactElement } from 'react'
import styled from 'styled-components'
import { type } from '../../theme'
import { Icon } from '../../ui'
import { severityOf, type Blok, type Finding } from '../../page'
import { FIELDS } from './fields'
import { FormContext, idsOf, useFormAround, type FormAround } from './field-view'
import { Hint, Stack, Stored } from './parts'
import { formSchema, type Kind } from './schema'
import { uidsIn } from './blocks'
import type { Component, SpaceAround } from './space'

/** Fields with one control, which the label names; the others are groups. A boolean has its label beside it. */
const SINGLE: ReadonlySet<Kind> = new Set<Kind>([
  ...(['text', 'textarea', 'markdown', 'number', 'datetime', 'option', 'colour'] as const),
])

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  min-width: 0;

  & > :is(label, span):first-child {
    ${type.label}
  }
`
const Problem = styled.p`
  ${type.note}
  display: flex;
  gap: 6px;
  color: var(--danger);
  font-weight: 600;

  &[data-tone='warning'] {
    color: var(--warning);
  }
`
const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;

  & > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 24px;
  }
  & > section > h3 {
    ${type.small}
    padding-top: 16px;
    border-top: 1px solid var(--line);
  }
`

const Problems = ({ id, findings }: { id?: string; findings: readonly Finding[] }) => (
  <div id={id} role="alert">
    {findings.map((finding) => (
      <Problem key={finding.rule + finding.message} data-tone={severityOf(finding)}>
        <Icon name="warning" size={18} />
        <span>{finding.message}</span>
      </Problem>
    ))}
  </div>
)

/** A field with its label, its hint and what is found in it. */
const FieldFrame = ({
  id,
  label,
  required,
  rawDescription,
  uiSchema,
  fieldPathId,
  children,
}: FieldTemplateProps) => {
  const { byField } = useFormAround()
  const [name] = fieldPathId.path
  if (name === undefined) return children
  const kind = uiSchema?.['ui:field'] as Kind
  const ids = idsOf(id)
  const findings = byField.get(String(name))
  const words = (
    <>
      <span>{label}</span>
      {required ? <span aria-hidden="true"> *</span> : null}
    </>
  )
  const isGroup = kind !== 'boolean' && !SINGLE.has(kind)
  return (
    <Frame
      data-field={name}
      {...(isGroup && {
        role: 'group',
        'aria-labelledby': ids.label,
        'aria-describedby':
          [rawDescription && ids.hint, findings && ids.findings].filter(Boolean).join(' ') || undefined,
      })}
    >
      {isGroup ? <span id={ids.label}>{words}</span> : null}
      {SINGLE.has(kind) ? (
        <label id={ids.label} htmlFor={id}>
          {words}
        </label>
      ) : null}
      {kind === 'boolean' ? children : null}
      {rawDescription ? <Hint id={ids.hint}>{rawDescription}</Hint> : null}
      {kind === 'boolean' ? null : children}
      {findings ? <Problems id={ids.findings} findings={findings} /> : null}
    </Frame>
  )
}

type FieldsOfProps = { names: readonly string[] } & Pick<ObjectFieldTemplateProps, 'properties'>

const FieldsOf = ({ names, properties }: FieldsOfProps) => {
  const widgets = new Map(properties.map(({ name, content: widget }) => [name, widget]))
  return names.map((name) => {
    const widget = widgets.get(name)
    return <Fragment key={name}>{widget}</Fragment>
  })
}

/** All fields of a block, by sections and tabs of the model. */
const AllFields = ({ properties }: ObjectFieldTemplateProps) => {
  const { byField, parts } = useFormAround()
  const ofBlock = byField.get('')
  return (
    <Fields>
      {ofBlock ? <Problems findings={ofBlock} /> : null}
      {parts.map(({ title, fields }) => (
        <section key={title ?? ''}>
          {title === undefined ? null : <h3>{title}</h3>}
          <FieldsOf names={fields} properties={properties} />
        </section>
      ))}
    </Fields>
  )
}

/** The content check judges what stands in a block, so the form itself finds everything valid. */
const JUDGES_NOTHING: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
}
const TEMPLATES = { FieldTemplate: FieldFrame, ObjectFieldTemplate: AllFields }
/** Whatever a block lacks stays away until somebody writes it. */
const ADDS_NOTHING = { emptyObjectFields: 'skipDefaults', arrayMinItems: { populate: 'never' } } as const
const PREFIX = 'field'
const SEPARATOR = '-'

/** The findings of one block by its fields. The map stays the same while they say the same, so that nothing is drawn again. */
const useFindingsByField = (uid: string, findings: readonly Finding[]) => {
  const words = JSON.stringify(findings.filter(({ block }) => block?.uid === uid))
  return useMemo(() => {
    const byField = new Map<string, Finding[]>()
    for (const finding of JSON.parse(words) as Finding[])
      byField.set(finding.field ?? '', [...(byField.get(finding.field ?? '') ?? []), finding])
    return byField
  }, [words])
}

export interface BlockFormProps {
  /** The block that is edited: the story's content or a block within it. Never mutated. */
  block: Blok
  /** Takes the block with one field changed; all other values are those of before. */
  onChange(next: Blok): void
  /** Opens the form of a block within this one, also of one that was just added: then after the change that adds it. */
  onOpen(uid: string): void
  /** Findings of the whole story; those of this block stand at their fields, those of nested blocks are counted in their rows. */
  findings: readonly Finding[]
  space: SpaceAround
}

const FormOf = ({
  block,
  onChange,
  onOpen,
  findings,
  space,
  component,
}: BlockFormProps & { component: Component }) => {
  const { schema, uiSchema, parts } = useMemo(() => formSchema(component), [component])
  const byField = useFindingsByField(block._uid, findings)
  const added = useRef<string>(undefined)
  const now = useRef({ block, onOpen })
  useLayoutEffect(() => {
    now.current = { block, onOpen }
  })
  const around = useMemo<FormAround>(
    () => ({
      ...{ space, component, findings, byField, parts },
      open: (uid) => now.current.onOpen(uid),
      openAdded: (uid) => {
        added.current = uid
      },
    }),
    [space, component, findings, byField, parts],
  )
  // The library reports its whole data; only the field that changed is taken, so that nothing else can change by it.
  const change = ({ formData }: IChangeEvent<Blok>, id = '') => {
    const name = id.slice(PREFIX.length + SEPARATOR.length)
    if (!formData || !Object.hasOwn(component.schema, name)) return
    const next = { ...now.current.block, [name]: formData[name] }
    now.current.block = next
    onChange(next)
    const { current: uid } = added
    if (uid === undefined || !uidsIn(next).includes(uid)) return
    added.current = undefined
    onOpen(uid)
  }
  return (
    <FormContext value={around}>
      <Form<Blok>
        tagName="div"
        schema={schema}
        uiSchema={uiSchema}
        formData={block}
        onChange={change}
        validator={JUDGES_NOTHING as ValidatorType<Blok>}
        fields={FIELDS as RegistryFieldsType<Blok>}
        templates={TEMPLATES}
        idPrefix={PREFIX}
        idSeparator={SEPARATOR}
        experimental_defaultFormStateBehavior={ADDS_NOTHING}
        noValidate
        noHtml5Validate
        showErrorList={false}
      >
        {/* Without a child the library adds a button. */}
        <></>
      </Form>
    </FormContext>
  )
}

/** The form of one block, drawn from its component in the content model. */
export const BlockForm = (props: BlockFormProps): ReactElement => {
  const { block, space } = props
  const component = useMemo(
    () => space.components.find(({ name }) => name === block.component),
    [space.components, block.component],
  )
  return component ? (
    <FormOf key={block._uid} {...props} component={component} />
  ) : (
    <Stack>
      <Hint>{`The content model has no block “${block.component}”. What is stored stays as it is.`}</Hint>
      <Stored>{JSON.stringify(block, null, 2)}</Stored>
    </Stack>
  )
}
