/**
 * The renderer of Gatsby's pages and slices. React moves Suspense boundaries of a page over 12.8 KB to the end of the document and a
 * script puts them in place, which suits a stream but not a file: without scripts the blocks would be missing, and with scripts they
 * would move. Here every boundary stays in its place, however large the page is. A slice gets its styles where its HTML has the mark
 * for them (src/islands/slice-root.tsx): Gatsby writes the HTML when it has rendered whole, and then the styles are complete.
 */
const { Writable } = require('node:stream')
const server = require('react-dom/server.node')

const MARK = /styles of slice \d+/g

const fillIn = (html) =>
  html.replace(MARK, (mark) => {
    const styles = globalThis.sliceStyles?.get(mark)
    globalThis.sliceStyles?.delete(mark)
    return styles ? styles() : mark
  })

const collectFor = (target) => {
  const chunks = []
  return new Writable({
    write(chunk, _encoding, done) {
      chunks.push(chunk)
      done()
    },
    final(done) {
      target.write(fillIn(Buffer.concat(chunks).toString()))
      target.end()
      done()
    },
  })
}

const renderToPipeableStream = (element, options) => {
  const stream = server.renderToPipeableStream(element, { progressiveChunkSize: Infinity, ...options })
  return {
    ...stream,
    pipe(target) {
      stream.pipe(collectFor(target))
      return target
    },
  }
}

module.exports = { ...server, renderToPipeableStream }
