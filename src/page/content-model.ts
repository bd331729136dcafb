import components from '../../content/components/1/components.json'
import groups from '../../content/components/1/groups.json'

type Field = { type: string; required?: boolean; component_whitelist?: string[]; default_value?: unknown }
export type ContentModel = ReadonlyMap<string, Readonly<Record<string, Field>>>

/** The content model by component name: the only definition of what a story may hold. */
export const contentModel: ContentModel = new Map(
  components.map(({ name, schema }) => [name, schema as unknown as Record<string, Field>]),
)

/** The folders of the Block Library, each with the names of the components in it. */
export const contentGroups = groups.map(({ name, uuid }) => ({
  name,
  components: components
    .filter((component) => component.component_group_uuid === uuid)
    .map(({ name }) => name),
}))
