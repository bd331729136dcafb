import type { GatsbyConfig } from 'gatsby'

const endpoint = process.env.STORYBLOK_ENDPOINT

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: process.env.SITE_URL ?? 'http://localhost:8000' },
  trailingSlash: 'always',
  graphqlTypegen: false,
  jsxRuntime: 'automatic',
  plugins: [
    'gatsby-plugin-styled-components',
    {
      // Not maintained upstream any more: everything that knows it stays in gatsby/ (docs/decisions).
      resolve: 'gatsby-source-storyblok',
      options: {
        accessToken: process.env.STORYBLOK_TOKEN ?? 'demo',
        version: 'published',
        languages: [],
        resolveLinks: 'url',
        ...(endpoint ? { endpoint } : {}),
      },
    },
  ],
}

export default config
