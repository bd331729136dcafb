import type { FastifyError } from 'fastify'
import { problemsOf } from '../server/api-problem'

/** Every refusal of the preview by code, with its HTTP status and a sentence for the editor. */
const REFUSALS = {
  malformed_request: [400, 'We could not read this request. Open the page again in the editor.'],
  token_wrong: [
    401,
    'This address does not come from this space’s visual editor. Open the page again in the editor.',
  ],
  token_old: [401, 'This preview was opened more than an hour ago. Open the page again in the editor.'],
  not_found: [404, 'There is nothing at this address.'],
  story_not_found: [
    404,
    'The space has no such story: it was deleted, or it is a folder. Choose another in the editor.',
  ],
  internal_error: [500, 'Something went wrong on our side. Load the preview again in a moment.'],
  content_unusable: [
    502,
    'The content service does not give out drafts to this site. Ask whoever runs the site to look at its log.',
  ],
  temporarily_unavailable: [
    503,
    'The draft cannot be fetched at the moment. Load the preview again in a minute.',
  ],
} as const

/** A refusal of the preview. */
export class PreviewProblem extends problemsOf(REFUSALS) {}

export function toPreviewProblem(error: FastifyError): PreviewProblem {
  if (error instanceof PreviewProblem) return error
  const isRequestAtFault = error.validation !== undefined || (error.statusCode ?? 500) < 500
  return new PreviewProblem(isRequestAtFault ? 'malformed_request' : 'internal_error', { cause: error })
}
