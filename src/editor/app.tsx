import { useEffect, useMemo } from 'react'
import styled from 'styled-components'
import { bandStyle, below, from, high, space } from '../theme'
import { loadSpace, openStory } from './commands'
import { ConflictDialog, DeleteDialog, StoppedDialog, UnpublishDialog } from './dialogs/questions'
import { HistoryDialog } from './dialogs/history'
import { NewStoryDialog } from './dialogs/new-story'
import { ScheduleDialog } from './dialogs/schedule'
import type { SpaceAround } from './form'
import { EditPanel } from './parts/edit-panel'
import { Quiet, Tool, Tools } from './parts/look'
import { Notices } from './parts/notices'
import { PageFrame } from './parts/page-frame'
import { StoryTree } from './parts/story-tree'
import { TopBar } from './parts/top-bar'
import { useEditor, type Panel } from './store'
import { useWatch } from './use-watch'

const Whole = styled.div`
  display: grid;
  grid-template: auto auto minmax(0, 1fr) / minmax(0, 1fr);
  background: var(--band);
  color: var(--ink);

  ${high} {
    height: var(--screen);
  }
`
const Main = styled.main`
  grid-row: 3;
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  min-height: 0;
`
const Switch = styled(Tools)`
  padding: 6px ${space.s} 0;

  ${from.lg} {
    display: none;
  }
`
/* Wide screens show all parts, tablets the page beside one of the others, and phones one part. */
const Parts = styled.div`
  grid-row: 2;
  display: grid;
  grid-template: minmax(0, 1fr) / 280px minmax(0, 1fr) 440px;
  gap: 12px;
  padding: 12px;
  min-height: 0;

  > * {
    min-width: 0;
  }
  > [data-scrolls] {
    padding: ${space.s};
    border-radius: 20px;
    background: #fff;

    ${high} {
      overflow-y: auto;
    }
  }
  ${below.lg} {
    grid-template-columns: minmax(300px, 380px) minmax(0, 1fr);

    &[data-panel='stories'] > [data-part='edit'],
    &:not([data-panel='stories']) > [data-part='stories'] {
      display: none;
    }
  }
  ${below.md} {
    grid-template-columns: minmax(0, 1fr);

    &[data-panel='stories'] > :not([data-part='stories']),
    &[data-panel='page'] > :not([data-part='page']),
    &[data-panel='edit'] > :not([data-part='edit']) {
      display: none;
    }
  }
`
const Empty = styled.div`
  display: grid;
  height: 100%;
  min-height: 200px;
  padding: 24px;
  place-items: center;
  text-align: center;
`
const OnPhones = styled.span`
  ${from.md} {
    display: none;
  }
`

const PANELS: readonly (readonly [Panel, string])[] = [
  ['stories', 'Stories'],
  ['page', 'Page'],
  ['edit', 'Edit'],
]

const PanelSwitch = () => {
  const panel = useEditor((state) => state.panel)
  return (
    <Switch role="group" aria-label="Part of the editor">
      {PANELS.map(([name, word]) => {
        const tool = (
          <Tool
            key={name}
            type="button"
            aria-pressed={name === panel}
            onClick={() => useEditor.setState({ panel: name })}
          >
            {word}
          </Tool>
        )
        // A tablet shows the page in any case.
        return name === 'page' ? <OnPhones key={name}>{tool}</OnPhones> : tool
      })}
    </Switch>
  )
}

/** What forms need to know of the space; undefined until it is read. */
const useSpaceAround = (): SpaceAround | undefined => {
  const space = useEditor((state) => state.space)
  const listed = useEditor((state) => state.stories)
  return useMemo(() => {
    if (!space) return undefined
    const stories = listed.map(({ id, uuid, name, full_slug, content_type: type, is_folder: isFolder }) => ({
      ...{ id, uuid, name, full_slug, isFolder },
      component: type ?? '',
    }))
    return { ...space, stories }
  }, [space, listed])
}

const Dialogs = () => {
  const space = useEditor((state) => state.space)
  const dialog = useEditor((state) => state.dialog)
  const conflict = useEditor((state) => state.conflict)
  const open = useEditor((state) => state.open)
  if (conflict) return <ConflictDialog conflict={conflict} />
  if (dialog === 'new' && space) return <NewStoryDialog components={space.components} />
  if (!open) return null
  if (dialog === 'schedule') return <ScheduleDialog open={open} />
  if (dialog === 'history') return <HistoryDialog open={open} />
  if (dialog === 'unpublish') return <UnpublishDialog open={open} />
  if (dialog === 'delete') return <DeleteDialog open={open} />
  return dialog === 'stopped' ? <StoppedDialog /> : null
}

/** The editor of the embedded space. @param asked the story and the block that the address names */
export const App = ({ asked }: { asked: { story: number | undefined; block: string | undefined } }) => {
  const open = useEditor((state) => state.open)
  const busy = useEditor((state) => state.busy)
  const panel = useEditor((state) => state.panel)
  const space = useSpaceAround()
  useWatch()
  useEffect(() => {
    const { story, block } = asked
    if (story !== undefined) useEditor.setState({ panel: 'edit' })
    void loadSpace().then(() => (story === undefined ? undefined : openStory(story, block)))
  }, [asked])
  return (
    <Whole style={bandStyle('cream')}>
      <TopBar />
      <Notices />
      <Main>
        <PanelSwitch />
        <Parts data-panel={panel}>
          <nav data-part="stories" data-scrolls aria-labelledby="stories-title">
            <StoryTree />
          </nav>
          <section data-part="page" aria-label="The page">
            {open ? (
              <PageFrame
                key={open.stored.id}
                storyId={open.stored.id}
                name={open.stored.name}
                address={open.addresses.preview}
              />
            ) : (
              <Empty>
                <Quiet role="status">
                  {busy === 'opening' || !space ? 'Loading…' : 'Choose a story to edit it.'}
                </Quiet>
              </Empty>
            )}
          </section>
          <section data-part="edit" data-scrolls aria-label="Form">
            {open && space ? (
              <EditPanel key={open.stored.id} open={open} space={space} />
            ) : (
              <Quiet>The form of the story stands here once you have chosen one.</Quiet>
            )}
          </section>
        </Parts>
      </Main>
      <Dialogs />
    </Whole>
  )
}
