import type { APIRequestContext } from '@playwright/test'

/** All records of one kind in the sandbox, such as the orders of the shop or the mails that were sent. */
export const sandboxRecords = async <Stored>(request: APIRequestContext, kind: string): Promise<Stored[]> =>
  (await (await request.get(`/sandbox/api/${kind}`)).json()) as Stored[]
