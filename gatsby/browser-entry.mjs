/** The next task: what waits in between, such as a press, goes first. */
const turn = () => new Promise((resolve) => setTimeout(resolve))

/**
 * The site's code in the browser, evaluated in five tasks instead of one: on a slow phone a single one would keep the
 * screen from answering for a quarter of a second. Everything is in the same files as before, since eager imports only
 * put off when a module runs.
 */
const run = async () => {
  await turn()
  await import(/* webpackMode: "eager" */ 'react-dom/client')
  await turn()
  await import(/* webpackMode: "eager" */ 'styled-components')
  await turn()
  await import(/* webpackMode: "eager" */ '../gatsby-browser.tsx')
  await turn()
  await import(/* webpackMode: "eager" */ '../.cache/production-app')
}

void run()
