import type { GatsbyConfig } from 'gatsby'
import { contentFetch } from './gatsby/content-api'

const endpoint = process.env.STORYBLOK_ENDPOINT

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: process.env.SITE_URL ?? 'http://localhost:8000' },
  trailingSlash: 'always',
  graphqlTypegen: false,
  jsxRuntime: 'automatic',
  plugins: [
    {
      resolve: 'gatsby-plugin-styled-components',
      // Only developers read component names in classes.
      options: { displayName: process.env.NODE_ENV !== 'production' },
    },
    {
      // Not maintained upstream any more: everything that knows it stays in gatsby/ (docs/decisions).
      resolve: 'gatsby-source-storyblok',
      options: {
        accessToken: process.env.STORYBLOK_TOKEN ?? 'demo',
        version: 'published',
        languages: [],
        // Nothing asks for them, and the client waits its turn for each request.
        includeTags: false,
        // Switches of the content, and the editors' own redirects.
        includeDatasources: ['flags', 'redirects'],
        fetch: contentFetch,
        // Spec 9; a build says when it reads files of this machine (services/build/content-source.ts).
        rateLimit: Number(process.env.STORYBLOK_REQUESTS_PER_SECOND ?? 5),
        maxRetries: 5,
        ...(endpoint ? { endpoint } : {}),
      },
    },
  ],
}

export default config
