import { Node } from '@tiptap/core'
import { NodeViewWrapper, ReactNodeViewRenderer, type NodeViewProps } from '@tiptap/react'
import styled from 'styled-components'
import { radius } from '../../../theme'
import { Icon } from '../../../ui'
import { OpenBlock } from '../block-row'
import { countFindings } from '../blocks'
import { useFormAround } from '../field-view'
import { Square } from '../parts'
import { bloksOf, isObject } from '../space'

const Frame = styled(NodeViewWrapper)`
  display: flex;
  align-items: center;
  gap: 4px;
  margin-block: 12px;
  padding: 4px;
  border: 1px solid var(--line);
  border-radius: ${radius.control};
  background: var(--raised);

  &[data-selected] {
    box-shadow: 0 0 0 2px var(--accent);
  }
  & > div {
    display: grid;
    flex: 1;
    min-width: 0;
  }
`

const BlokView = ({ node, selected, deleteNode }: NodeViewProps) => {
  const { findings, open } = useFormAround()
  const stored: unknown = node.attrs.stored
  const bloks = bloksOf(isObject(stored) && isObject(stored.attrs) ? stored.attrs.body : undefined)
  return (
    <Frame contentEditable={false} data-drag-handle="" data-selected={selected ? '' : undefined}>
      <div>
        {bloks.map((block) => (
          <OpenBlock key={block._uid} block={block} count={countFindings(block, findings)} onOpen={open} />
        ))}
      </div>
      <Square name="Remove the block from the text" onClick={() => deleteNode()}>
        <Icon name="trash" size={20} />
      </Square>
    </Frame>
  )
}

/** Blocks in a text: shown in words, opened in a form of their own. */
export const BlokNode = Node.create({
  name: 'blok',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ stored: { default: null, rendered: false } }),
  renderHTML: () => ['div', { 'data-blok': '' }],
  addNodeView: () => ReactNodeViewRenderer(BlokView),
})
