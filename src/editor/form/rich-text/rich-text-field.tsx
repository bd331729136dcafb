import { getSchema, type Editor, type JSONContent } from '@tiptap/core'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import styled from 'styled-components'
import { ink, type } from '../../../theme'
import { AddBlock } from '../add-block'
import { PickAsset } from '../asset-picker'
import { newBlock, newUid } from '../blocks'
import { idsOf, useFormAround, type FieldView } from '../field-view'
import { LinkForm } from '../link-field'
import { Hint, Modal, Press, Row, Stack, Stored } from '../parts'
import type { Asset, Component } from '../space'
import type { Link } from '../values'
import { BlokNode } from './blok-node'
import { fromEditor, toEditor } from './document'
import { EXTENSIONS } from './extensions'
import { asLinkField, asLinkMark } from './link-mark'
import { Toolbar } from './toolbar'

const ALL = [...EXTENSIONS, BlokNode]
const SCHEMA = getSchema(ALL)

/** A stored text for the editor; undefined if the editor cannot hold it as it is. */
export const readForEditor = (stored: unknown): JSONContent | undefined => {
  const document = toEditor(stored)
  try {
    const node = SCHEMA.nodeFromJSON(document)
    // Storyblok stores an empty text without a paragraph.
    if (node.childCount === 0) return toEditor(undefined)
    node.check()
    return document
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const Frame = styled.div`
  overflow: clip;
  border: 1px solid ${ink(55)};
  border-radius: 10px;
  background: var(--raised);

  &:focus-within {
    border-color: var(--ink);
  }
  & .ProseMirror {
    ${type.body}
    min-height: 144px;
    padding: 12px 16px;
    outline: 0;
    white-space: pre-wrap;
    word-wrap: break-word;
    font-variant-ligatures: none;
  }
  & .ProseMirror:focus-visible {
    box-shadow: inset 0 0 0 3px var(--focus);
  }
  & .ProseMirror > * + * {
    margin-top: 0.75em;
  }
  & :is(h1, h2, h3, h4, h5, h6) {
    ${type.small}
  }
  & h2 {
    font-size: 1.375rem;
  }
  & blockquote {
    padding-left: 16px;
    border-left: 3px solid var(--line);
  }
  & :is(ul, ol) {
    padding-left: 1.5em;
  }
  & pre {
    ${type.note}
    padding: 12px;
    border-radius: 8px;
    background: ${ink(6)};
    font-family: monospace;
  }
  & a {
    text-decoration: underline;
  }
  & table {
    width: 100%;
    border-collapse: collapse;
  }
  & :is(td, th) {
    min-width: 64px;
    padding: 6px 10px;
    border: 1px solid var(--line);
    text-align: left;
    vertical-align: top;
  }
  & th {
    background: ${ink(5)};
  }
  & .selectedCell {
    background: ${ink(10)};
  }
  & [data-kept] {
    padding: 2px 8px;
    border-radius: 6px;
    background: ${ink(8)};
  }
  & .ProseMirror-selectednode {
    outline: 2px solid var(--accent);
  }
`

type LinkDialogProps = { editor: Editor; onClose: () => void }

const LINK_RULES = {
  type: 'multilink',
  email_link_type: true,
  asset_link_type: true,
  allow_target_blank: true,
}

/** The form of a link, for the words that are selected or the link around the cursor. */
const LinkDialog = ({ editor, onClose }: LinkDialogProps) => {
  const [link, setLink] = useState<Link>(() =>
    editor.isActive('link') ? asLinkField(editor.getAttributes('link')) : {},
  )
  const apply = (attrs: Record<string, unknown> | undefined) => {
    const chain = editor.chain().focus().extendMarkRange('link')
    if (attrs) chain.setMark('link', { ...attrs, stored: null }).run()
    else chain.unsetMark('link').run()
    onClose()
  }
  return (
    <Modal isOpen title="Link" onClose={onClose}>
      <Stack>
        <LinkForm link={link} field={LINK_RULES} onChange={setLink} />
        <Row>
          <Press icon="check" onClick={() => apply(asLinkMark(link))}>
            Set the link
          </Press>
          {editor.isActive('link') ? <Press onClick={() => apply(undefined)}>Remove the link</Press> : null}
        </Row>
      </Stack>
    </Modal>
  )
}

const pictureNode = ({ id, filename, alt, title, source, copyright, meta_data: data }: Asset) => ({
  type: 'image',
  attrs: {
    stored: {
      type: 'image',
      attrs: {
        ...{ id, alt: alt ?? '', src: filename, title: title ?? '' },
        ...{ source: source ?? '', copyright: copyright ?? '', meta_data: data ?? {} },
      },
    },
  },
})

const Writable = ({ view, document }: { view: FieldView; document: JSONContent }) => {
  const { id, label, field, value, onChange, described } = view
  const { openAdded } = useFormAround()
  const [dialog, setDialog] = useState<'link' | 'picture' | 'block'>()
  // As JSON: the value that the form has given last, and those that were handed to it since.
  const handedOver = useRef([JSON.stringify(value)])
  const now = useRef(onChange)
  useEffect(() => {
    now.current = onChange
  })
  const editor = useEditor({
    extensions: ALL,
    content: document,
    injectCSS: false,
    immediatelyRender: true,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        ...{ id, role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': idsOf(id).label },
        ...(described['aria-describedby'] ? { 'aria-describedby': described['aria-describedby'] } : {}),
      },
    },
    onUpdate: ({ editor: written }) => {
      const next = fromEditor(written.getJSON())
      handedOver.current.push(JSON.stringify(next))
      now.current(next)
    },
  })
  // A value from elsewhere, such as an undone change, is shown. One that came from here is there already, and while somebody types fast,
  // later words are, too.
  useEffect(() => {
    const come = JSON.stringify(value)
    const at = handedOver.current.indexOf(come)
    handedOver.current = at === -1 ? [come] : handedOver.current.slice(at)
    if (at !== -1) return
    editor.commands.setContent(document, { emitUpdate: false })
  }, [editor, value, document])
  const close = () => setDialog(undefined)
  const addBlock = (component: Component) => {
    const block = newBlock(component)
    const stored = { type: 'blok', attrs: { id: newUid(), body: [block] } }
    openAdded(block._uid)
    editor.chain().insertContentAt(editor.state.selection.to, { type: 'blok', attrs: { stored } }).run()
  }
  return (
    <Frame>
      <Toolbar
        editor={editor}
        label={label}
        onLink={() => setDialog('link')}
        onPicture={() => setDialog('picture')}
        onBlock={() => setDialog('block')}
      />
      <EditorContent editor={editor} />
      {dialog === 'link' ? <LinkDialog editor={editor} onClose={close} /> : null}
      <PickAsset
        isOpen={dialog === 'picture'}
        field={{ type: 'asset', filetypes: ['images'] }}
        onPick={(asset) => editor.chain().focus().insertContent(pictureNode(asset)).run()}
        onClose={close}
      />
      <AddBlock isOpen={dialog === 'block'} field={field} onAdd={addBlock} onClose={close} />
    </Frame>
  )
}

/** A running text. What was not touched is handed over as it was stored. */
export const RichTextField = (view: FieldView) => {
  const document = useMemo(() => readForEditor(view.value), [view.value])
  return document ? (
    <Writable view={view} document={document} />
  ) : (
    <>
      <Hint>
        This text holds something that the editor cannot show without changing it. It is kept as it is.
      </Hint>
      <Stored>{JSON.stringify(view.value, null, 2)}</Stored>
    </>
  )
}
