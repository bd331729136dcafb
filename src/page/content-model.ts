import components from '../../content/components/1/components.json'
import groups from '../../content/components/1/groups.json'

/** A field as the model describes it, in Storyblok's own names. */
export type Field = {
  type: string
  required?: boolean
  default_value?: unknown
  /** Of blocks, and of a text that takes blocks. */
  restrict_components?: boolean
  component_whitelist?: string[]
  maximum?: number | string
  /** Of `option` and `options`: where their values are from, if they are not `options` themselves. */
  source?: string
  datasource_slug?: string
  options?: { name: string; value: string }[]
  /** Of assets. */
  filetypes?: string[]
}
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
