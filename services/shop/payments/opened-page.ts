import Type from 'typebox'
import { Compile } from 'typebox/compile'
import { pageAddress } from './page-address'

const Opened = Compile(Type.Object({ id: Type.String({ minLength: 1 }), redirectUrl: Type.String() }))

/** What a provider answers that has opened a page: its id there, and an address that a shopper may be sent to. */
export const openedPage = (own: { apiUrl: string; siteUrl: string }) => ({
  Parse(value: unknown): { id: string; redirectUrl: string } {
    const { id, redirectUrl } = Opened.Parse(value)
    return { id, redirectUrl: pageAddress(redirectUrl, own) }
  },
})
