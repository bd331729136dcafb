/** The next task: whatever waits in between, such as a press, goes first. */
const yieldToMain = () => new Promise((resolve) => setTimeout(resolve))

/**
 * The site's code in the browser, evaluated part by part, each in a task of its own: as one task it blocks a slow phone for 50 ms more
 * (decision 054). All of it is in the same files as before, since eager imports only put off when a module runs. Of a library in ES
 * modules one export is named: an import without would keep all of them, as if each were used.
 */
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["styled"] */ 'styled-components'),
  () => import(/* webpackMode: "eager", webpackExports: ["useCart"] */ '../../src/cart/store'),
  () => import(/* webpackMode: "eager" */ '../../gatsby-browser.tsx'),
  () => import(/* webpackMode: "eager", webpackExports: ["default"] */ '../../src/layout/slices/navigation'),
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
