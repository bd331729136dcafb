/**
 * What Gatsby renders pages with. React moves Suspense boundaries of a page over 12.8 KB to the end of the document and
 * puts them in place by script, which suits a stream but not a file: without script the blocks would be missing, and
 * with it they would move. Here every boundary stays where it belongs, however large the page.
 */
const server = require('react-dom/server.node')

const renderToPipeableStream = (element, options) =>
  server.renderToPipeableStream(element, { progressiveChunkSize: Infinity, ...options })

module.exports = { ...server, renderToPipeableStream }
