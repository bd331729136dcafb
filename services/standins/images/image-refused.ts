/** A picture that the service does not make. Answered with the status and the message, a sentence for whoever asked. */
export class ImageRefused extends Error {
  constructor(
    readonly status: 400 | 422,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.name = 'ImageRefused'
  }
}
