/** The component after which a new one of its kind is named wherever a field lists components. */
const SIBLINGS = { band: 'faq', hero: 'hero_centre', card: 'benefit_card' }

/** The fields with which a block begins. Every band and card has a colour of the palette, white until an editor chooses another. */
const fieldsOf = (background) => ({
  title: { type: 'text', description: 'Headline.', required: true, pos: 0, id: 'title' },
  text: { type: 'textarea', description: 'One sentence.', pos: 1, id: 'text' },
  background: { ...background, default_value: 'white', pos: 2, id: 'background' },
})

/** The colours as a field of this component has them, each with an id of its own. */
const withOwnIds = (field, newId) => ({
  ...field,
  options: field.options.map((option) => ({ ...option, _uid: newId() })),
})

const withName = (schema, sibling, name) =>
  Object.fromEntries(
    Object.entries(schema).map(([field, definition]) => [
      field,
      definition.component_whitelist?.includes(sibling)
        ? { ...definition, component_whitelist: [...definition.component_whitelist, name] }
        : definition,
    ]),
  )

/**
 * The content model with a new block: its component last, and its name in every field that may contain one of its kind.
 * @param {readonly object[]} components of components.json
 * @param {readonly object[]} groups of groups.json
 * @param {import('./block-names.mjs').BlockNames} names
 * @param {{ now: Date, newId: () => string }} making `newId` makes uuids
 */
export function addComponent(components, groups, names, { now, newId }) {
  const { name, title, group, kind } = names
  const sibling = components.find((component) => component.name === SIBLINGS[kind])
  const owner = groups.find((one) => one.name.toLowerCase() === group)
  const at = now.toISOString()
  const component = {
    ...sibling,
    name,
    display_name: title,
    created_at: at,
    updated_at: at,
    id: Math.max(...components.map(({ id }) => id)) + 1,
    schema: fieldsOf(withOwnIds(sibling.schema.background, newId)),
    preview_field: 'title',
    real_name: name,
    component_group_uuid: owner.uuid,
  }
  const others = components.map((one) => ({ ...one, schema: withName(one.schema, sibling.name, name) }))
  return [...others, component]
}
