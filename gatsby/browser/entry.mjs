/** The next task: what waits in between, such as a press, goes first. */
const yieldToMain = () => new Promise((resolve) => setTimeout(resolve))

/**
 * The site's code in the browser, evaluated part by part, each in a task of its own: on a slow phone a single one would keep
 * the screen from answering for a quarter of a second. Everything is in the same files as before, since eager imports only
 * put off when a module runs. Of a library in ES modules one export is named: an import without would keep them all, as if
 * each were used.
 */
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["styled"] */ 'styled-components'),
  () => import(/* webpackMode: "eager", webpackExports: ["useCart"] */ '../../src/cart/store'),
  () => import(/* webpackMode: "eager" */ '../../gatsby-browser.tsx'),
  () => import(/* webpackMode: "eager", webpackExports: ["ProdLoader"] */ '../../.cache/loader'),
  () => import(/* webpackMode: "eager", webpackExports: ["init"] */ '../../.cache/navigation'),
  () => import(/* webpackMode: "eager" */ '../../.cache/production-app'),
]

const run = async () => {
  for (const part of parts) {
    await yieldToMain()
    await part()
  }
}

void run()
