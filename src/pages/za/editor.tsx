/** @jsxRuntime classic */
import * as React from 'react'
import styled from 'styled-components'
import { whileWorking } from '../../platform/readiness'
import { useInBrowser } from '../../platform/use-in-browser'

// Loaded on this page only: no other page has code of the preview.
const Preview = React.lazy(() => whileWorking(import(/* webpackChunkName: "preview" */ '../../preview')))

const Ground = styled.main`
  display: grid;
  align-content: center;
  gap: 16px;
  max-width: 640px;
  min-height: 100vh;
  margin: 0 auto;
  padding: 24px;

  h1 {
    font: 800 2rem/1.1 var(--headline);
  }
`

const Purpose = ({ children }: { children?: React.ReactNode }) => (
  <Ground>
    <h1>Preview of drafts</h1>
    <p>
      This address is for the visual editor: open a story there, and it shows here how the page will look
      while you write it.
    </p>
    {children}
  </Ground>
)

const Waiting = () => (
  <Purpose>
    <p role="status">Loading the draft…</p>
  </Purpose>
)

/** `/za/editor/`: the draft of the story that the visual editor names in the address (decision 049). */
const EditorPage = () => {
  const search = useInBrowser(() => window.location.search, '')
  if (!new URLSearchParams(search).has('_storyblok')) return <Purpose />
  return (
    <React.Suspense fallback={<Waiting />}>
      <Preview search={search} />
    </React.Suspense>
  )
}

export default EditorPage

export const Head = () => (
  <>
    <title>Preview of drafts | yoco</title>
    <meta name="robots" content="noindex" />
    <meta name="referrer" content="no-referrer" />
    <meta name="theme-color" content="#fdfdfd" />
  </>
)
