/**
 * How the browser's code is compiled: the browsers of package.json know all of the language that is written here, so only
 * types, JSX, styles and Gatsby's queries are taken out. Gatsby's own configuration rewrites `?.`, `??`, spreads and parameters for
 * any browser, whatever package.json says.
 */
module.exports = {
  sourceType: 'unambiguous',
  presets: [
    [require.resolve('@babel/preset-react'), { runtime: 'automatic', development: false }],
    require.resolve('@babel/preset-typescript'),
  ],
  plugins: [
    [
      require.resolve('babel-plugin-remove-graphql-queries'),
      { stage: 'build-javascript', staticQueryDir: 'page-data/sq/d' },
    ],
    [require.resolve('babel-plugin-styled-components'), { displayName: false, ssr: true }],
  ],
}
