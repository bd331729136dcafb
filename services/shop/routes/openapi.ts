import swagger from '@fastify/swagger'
import { documented } from '../schemas/common'
import type { Routes } from './context'

const BASE = '/shop/api/v1'

/** Collects the routes registered after it and serves them as an OpenAPI document. */
export async function openApiRoutes(routes: Routes): Promise<void> {
  await routes.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Shop API',
        version: '1',
        description: 'Products, carts, orders and payments of the shop.',
      },
      servers: [{ url: BASE }],
    },
    transform: ({ schema, url }) => ({
      url,
      schema: { ...schema, ...(schema.response ? { response: documentedAnswers(schema.response) } : {}) },
    }),
    transformObject: (document) => {
      if (!('openapiObject' in document)) return document.swaggerObject
      const schemas: Record<string, unknown> = {}
      const paths = nameSchemas(document.openapiObject.paths, schemas)
      return { ...document.openapiObject, paths, components: { schemas } } as typeof document.openapiObject
    },
  })
  routes.get('/openapi.json', { schema: { hide: true } }, async () => routes.swagger())
}

const documentedAnswers = (answers: unknown) =>
  Object.fromEntries(
    Object.entries(answers as object).map(([status, schema]) => [status, documented(schema)]),
  )

/** Moves every schema that has a title to `schemas` under that title, and refers to it there. */
function nameSchemas(value: unknown, schemas: Record<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((entry) => nameSchemas(entry, schemas))
  if (typeof value !== 'object' || value === null) return value
  const copy = Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, nameSchemas(entry, schemas)]),
  )
  if (typeof copy.title !== 'string' || typeof copy.type !== 'string') return copy
  schemas[copy.title] = copy
  return { $ref: `#/components/schemas/${copy.title}` }
}
