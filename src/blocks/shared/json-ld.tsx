import { createContext, useContext } from 'react'

/** Whether a part of a page writes structured data: variants of an experiment that most visitors do not see write none. */
export const StructuredDataContext = createContext(true)

/** Structured data for search engines. `<` is escaped, so that no text an editor writes can end the script. */
export const JsonLd = ({ data }: { data: Record<string, unknown> }) =>
  useContext(StructuredDataContext) ? (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  ) : null
