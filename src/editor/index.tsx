import { createRoot } from 'react-dom/client'
import { GLOBAL_STYLE } from '../theme'
import { App } from './app'
import { askedIn } from './use-watch'

const root = document.getElementById('editor')
if (root) {
  document.head.append(Object.assign(document.createElement('style'), { textContent: GLOBAL_STYLE }))
  createRoot(root).render(<App asked={askedIn(window.location.search)} />)
}
