/**
 * What Gatsby renders pages and slices with. React moves Suspense boundaries of a page over 12.8 KB to the end of the
 * document and puts them in place by script, which suits a stream but not a file: without script the blocks would be missing,
 * and with it they would move. Here every boundary stays where it belongs, however large the page. And a slice gets its
 * styles where its HTML holds the mark of them (src/islands/slice-root.tsx): Gatsby writes the HTML out when all of it has
 * rendered, which is when the styles are whole.
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
