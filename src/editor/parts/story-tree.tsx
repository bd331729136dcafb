import { useMemo, useState } from 'react'
import styled from 'styled-components'
import { chosen, radius, type } from '../../theme'
import { Button, Icon, TextField } from '../../ui'
import { openStory } from '../commands'
import { ask, useEditor } from '../store'
import { countIn, foldersAround, searched, treeOf, type Folder, type Leaf } from '../tree'
import { PartTitle, Quiet, Stack } from './look'

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
`
const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  list-style: none;

  & & {
    margin-left: 12px;
    padding-left: 8px;
    border-left: 2px solid var(--line);
  }
`
const Row = styled.button`
  display: flex;
  align-items: center;
  gap: 8px;
  width: 100%;
  min-height: 44px;
  padding: 6px 8px;
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: inherit;
  ${type.label}
  text-align: left;

  &:hover {
    background: #f1f0ec;
  }
  &[aria-current='true'] {
    background: ${chosen};
    box-shadow: inset 3px 0 0 var(--accent);
  }
  & > span:first-of-type {
    flex: 1;
    min-width: 0;
  }
  & > svg {
    flex: none;
    transition: transform 160ms ease;
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(90deg);
  }
`
const State = styled.span`
  flex: none;
  color: var(--quiet);
  font: 400 0.8125rem/1.4 var(--text);
`

const WORDS = { draft: 'Draft', changed: 'Changed', published: '' } as const

const LeafRow = ({ leaf: { story, state }, current }: { leaf: Leaf; current: number | undefined }) => {
  const open = () => {
    useEditor.setState({ panel: 'edit' })
    if (story.id !== current) void openStory(story.id)
  }
  return (
    <li>
      <Row type="button" aria-current={story.id === current ? 'true' : undefined} onClick={open}>
        <span>{story.name}</span>
        {WORDS[state] ? <State>{WORDS[state]}</State> : null}
      </Row>
    </li>
  )
}

type BranchProps = {
  folder: Folder
  current: number | undefined
  /** Whether a folder is open, by its number. */
  isOpen: (id: number) => boolean
  onToggle: (id: number) => void
}

const Branch = ({ folder, ...rest }: BranchProps) => (
  <List role="list">
    {folder.leaves.map((leaf) => (
      <LeafRow key={leaf.story.id} leaf={leaf} current={rest.current} />
    ))}
    {folder.folders.map((inner) => (
      <li key={inner.id}>
        <Row type="button" aria-expanded={rest.isOpen(inner.id)} onClick={() => rest.onToggle(inner.id)}>
          <Icon name="chevron-right" size={18} />
          <span>{inner.name}</span>
          <State>{countIn(inner)}</State>
        </Row>
        {rest.isOpen(inner.id) ? <Branch folder={inner} {...rest} /> : null}
      </li>
    ))}
  </List>
)

/** The stories of the space in their folders, with a search by name or address. */
export const StoryTree = () => {
  const stories = useEditor((state) => state.stories)
  const current = useEditor((state) => state.open?.stored.id)
  const [words, setWords] = useState('')
  const [toggled, setToggled] = useState<ReadonlyMap<number, boolean>>(new Map())
  const tree = useMemo(() => treeOf(stories), [stories])
  const shown = useMemo(() => searched(tree, words), [tree, words])
  const around = useMemo(
    () => new Set(current === undefined ? [] : foldersAround(stories, current)),
    [stories, current],
  )
  const isOpen = (id: number) => words.trim() !== '' || (toggled.get(id) ?? around.has(id))
  const toggle = (id: number) => setToggled(new Map(toggled).set(id, !isOpen(id)))
  const found = countIn(shown)
  return (
    <Stack>
      <Head>
        <PartTitle id="stories-title">Stories</PartTitle>
        <Button size="small" variant="secondary" onClick={() => ask('new')}>
          New story
        </Button>
      </Head>
      <TextField
        label="Search by name or address"
        type="search"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <Quiet role="status">
        {words.trim() === '' ? '' : found === 1 ? '1 story found' : `${found} stories found`}
      </Quiet>
      <Branch folder={shown} current={current} isOpen={isOpen} onToggle={toggle} />
    </Stack>
  )
}
