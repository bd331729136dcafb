/** What a build of a copy of the project is made of, beside the stories. */
export const PROJECT_PARTS = [
  ...['package.json', 'tsconfig.json', 'gatsby-config.ts', 'gatsby-node.ts', 'gatsby-browser.tsx'],
  ...['gatsby-ssr.tsx', 'gatsby', 'src', 'shared', 'static', 'services'],
  ...['content/components', 'content/catalogue'],
]
