import type { Editor } from '@tiptap/core'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  toggleHeaderRow,
} from '@tiptap/pm/tables'
import { useEditorState } from '@tiptap/react'
import type { MouseEvent, ReactNode } from 'react'
import styled from 'styled-components'
import { Select, Square } from '../parts'

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  padding: 2px;
  border-bottom: 1px solid var(--line);
  background: var(--raised);

  & > select {
    width: auto;
    min-width: 132px;
    border-color: transparent;
  }
`
const Sign = styled.span`
  font: 600 0.9375rem/1 var(--text);
`

const MARK_BUTTONS: readonly { mark: string; name: string; sign: ReactNode }[] = [
  { mark: 'bold', name: 'Bold', sign: <b>B</b> },
  { mark: 'italic', name: 'Italic', sign: <i>I</i> },
  { mark: 'underline', name: 'Underline', sign: <u>U</u> },
  { mark: 'strike', name: 'Strike through', sign: <s>S</s> },
  { mark: 'code', name: 'Code', sign: <code>{'<>'}</code> },
  { mark: 'superscript', name: 'Superscript', sign: <span>x²</span> },
  { mark: 'subscript', name: 'Subscript', sign: <span>x₂</span> },
]

const LEVELS = [1, 2, 3, 4, 5, 6] as const

type Action = {
  name: string
  sign: string
  isOn?: (editor: Editor) => boolean
  run: (editor: Editor) => unknown
}

const BLOCK_BUTTONS: readonly Action[] = [
  {
    name: 'List',
    sign: '•',
    isOn: (editor) => editor.isActive('bullet_list'),
    run: (editor) => editor.chain().focus().toggleList('bullet_list', 'list_item').run(),
  },
  {
    name: 'Numbered list',
    sign: '1.',
    isOn: (editor) => editor.isActive('ordered_list'),
    run: (editor) => editor.chain().focus().toggleList('ordered_list', 'list_item').run(),
  },
  {
    name: 'Quote',
    sign: '“',
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleWrap('blockquote').run(),
  },
  {
    name: 'Code block',
    sign: '{ }',
    isOn: (editor) => editor.isActive('code_block'),
    run: (editor) => editor.chain().focus().toggleNode('code_block', 'paragraph').run(),
  },
  {
    name: 'Dividing line',
    sign: '—',
    run: (editor) => editor.chain().focus().insertContent({ type: 'horizontal_rule' }).run(),
  },
]

const cell = (type: string) => ({ type, content: [{ type: 'paragraph' }] })
const NEW_TABLE = {
  type: 'table',
  content: [
    { type: 'tableRow', content: [cell('tableHeader'), cell('tableHeader')] },
    { type: 'tableRow', content: [cell('tableCell'), cell('tableCell')] },
  ],
}

const TABLE_BUTTONS: readonly Action[] = (
  [
    ['Add a row', '+↓', addRowAfter],
    ['Remove the row', '−↓', deleteRow],
    ['Add a column', '+→', addColumnAfter],
    ['Remove the column', '−→', deleteColumn],
    ['Header row', 'H', toggleHeaderRow],
    ['Remove the table', '×', deleteTable],
  ] as const
).map(([name, sign, command]) => ({
  name,
  sign,
  run: ({ state, view }) => {
    command(state, view.dispatch)
    view.focus()
  },
}))

type ToolbarProps = {
  editor: Editor
  label: string
  onLink: () => void
  onPicture: () => void
  /** Undefined where the text takes no blocks. */
  onBlock: (() => void) | undefined
}

/** What the cursor stands in, as one text, so that the bar is drawn again only when it changes. */
const stateOf = (editor: Editor): string =>
  [
    ...MARK_BUTTONS.map(({ mark }) => editor.isActive(mark)),
    ...BLOCK_BUTTONS.map(({ isOn }) => isOn?.(editor) ?? false),
    ...LEVELS.map((level) => editor.isActive('heading', { level })),
    ...[editor.isActive('link'), editor.isActive('table'), editor.can().undo(), editor.can().redo()],
  ].join()

const ActionButton = ({ editor, action: { name, sign, isOn, run } }: { editor: Editor; action: Action }) => (
  <Square name={name} aria-pressed={isOn?.(editor)} onClick={() => run(editor)}>
    <Sign>{sign}</Sign>
  </Square>
)

/** A press on a button leaves the cursor in the text, for what is typed at once after it. */
const keepFocus = (event: MouseEvent): void => {
  if (event.target instanceof Element && event.target.closest('button')) event.preventDefault()
}

/** The bar over a text: everything in a text that the site shows. */
export const Toolbar = ({ editor, label, onLink, onPicture, onBlock }: ToolbarProps) => {
  useEditorState({ editor, selector: ({ editor: now }) => stateOf(now) })
  const level = LEVELS.find((one) => editor.isActive('heading', { level: one }))
  return (
    <Bar role="group" aria-label={`Formatting of ${label}`} onMouseDown={keepFocus}>
      <Select
        aria-label="Kind of paragraph"
        value={level ?? ''}
        onChange={({ target }) =>
          target.value === ''
            ? editor.chain().focus().setNode('paragraph').run()
            : editor
                .chain()
                .focus()
                .setNode('heading', { level: Number(target.value) })
                .run()
        }
      >
        <option value="">Paragraph</option>
        {LEVELS.filter((one) => one > 1 || level === 1).map((one) => (
          <option key={one} value={one}>
            {`Heading ${one}`}
          </option>
        ))}
      </Select>
      {MARK_BUTTONS.map(({ mark, name, sign }) => (
        <Square
          key={mark}
          name={name}
          aria-pressed={editor.isActive(mark)}
          onClick={() => editor.chain().focus().toggleMark(mark).run()}
        >
          <Sign>{sign}</Sign>
        </Square>
      ))}
      <Square name="Link" aria-pressed={editor.isActive('link')} onClick={onLink}>
        <Sign>↗</Sign>
      </Square>
      {BLOCK_BUTTONS.map((action) => (
        <ActionButton key={action.name} editor={editor} action={action} />
      ))}
      <Square name="Picture" onClick={onPicture}>
        <Sign>▣</Sign>
      </Square>
      <Square name="Table" onClick={() => editor.chain().focus().insertContent(NEW_TABLE).run()}>
        <Sign>▦</Sign>
      </Square>
      {onBlock ? (
        <Square name="Block" onClick={onBlock}>
          <Sign>+</Sign>
        </Square>
      ) : null}
      <Square
        name="Undo"
        aria-disabled={!editor.can().undo() || undefined}
        onClick={() => editor.chain().focus().undo().run()}
      >
        <Sign>↶</Sign>
      </Square>
      <Square
        name="Redo"
        aria-disabled={!editor.can().redo() || undefined}
        onClick={() => editor.chain().focus().redo().run()}
      >
        <Sign>↷</Sign>
      </Square>
      {editor.isActive('table')
        ? TABLE_BUTTONS.map((action) => <ActionButton key={action.name} editor={editor} action={action} />)
        : null}
    </Bar>
  )
}
