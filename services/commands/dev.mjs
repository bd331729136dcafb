/** `npm run dev`: the services and `gatsby develop` on one origin. */
process.argv.push('--dev')
await import('./start.mjs')
