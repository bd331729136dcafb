import { PALETTE } from '../../../shared/palette'
import { htmlPage } from '../../lib/html-page'

/**
 * Allows the page's own script, styles as styled-components and the text editor write them, drafts in a frame, and requests to this
 * host. Nothing may evaluate text as code.
 */
export const EDITOR_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const STYLE = `body{margin:0;background:${PALETTE.cream};color:${PALETTE.charcoal}}#editor>p{margin:48px 24px;font:16px/1.5 system-ui,sans-serif}`

/** The page in which the editor's script runs. */
export const editorPage = (): string =>
  htmlPage({
    title: 'Editor',
    icon: '/icon.svg',
    style: STYLE,
    body: `<div id="editor"><p role="status">Opening the editor. The first time after a start takes a second or two.</p></div>
<noscript>The editor needs JavaScript. <a href="../content/">The list of stories</a> works without.</noscript>
<script type="module" src="app.js"></script>`,
  })
