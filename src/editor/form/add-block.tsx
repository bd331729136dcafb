import { useFormAround } from './field-view'
import { allowedIn, byGroup } from './blocks'
import { PickDialog } from './pick-dialog'
import { componentLabel } from './schema'
import type { Component, Field } from './space'

type AddBlockProps = {
  isOpen: boolean
  field: Field
  onAdd: (component: Component) => void
  onClose: () => void
}

/** A dialog with the blocks that a field takes, by the folders of the Block Library. */
export const AddBlock = ({ isOpen, field, onAdd, onClose }: AddBlockProps) => {
  const { space } = useFormAround()
  // A page takes dozens of blocks: they are listed only while somebody looks.
  const allowed = isOpen ? allowedIn(field, space.components) : []
  return (
    <PickDialog
      isOpen={isOpen}
      title="Add a block"
      search="Search blocks"
      empty="The content model allows no block here."
      groups={byGroup(allowed, space.groups).map(({ group, components }) => ({
        group,
        picks: components.map((component) => ({
          key: component.name,
          title: componentLabel(component.name, component),
        })),
      }))}
      onPick={(name) => {
        const component = allowed.find((one) => one.name === name)
        if (component) onAdd(component)
      }}
      onClose={onClose}
    />
  )
}
