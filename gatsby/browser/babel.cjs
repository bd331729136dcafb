/**
 * How the browser's code is compiled: the browsers of package.json know all of the language that is written here, so only
 * JSX is taken out (types by Gatsby's own plugin). Gatsby's preset rewrites spreads, parameters and `?.` for all browsers.
 */
module.exports = {
  presets: [[require.resolve('@babel/preset-react'), { runtime: 'automatic', development: false }]],
}
