import { createElement } from 'react'

let Whole

/** By the address of its file: the name is that of this one. It comes with the first page that a link leads to. */
export const loadPageHead = async () => {
  ;({ PageHead: Whole } = await import('../../src/templates/page-head.tsx'))
}

/** For src/templates/page-head.tsx in the published site: the page that the server wrote has its head. */
export const PageHead = (props) => (Whole ? createElement(Whole, props) : null)
