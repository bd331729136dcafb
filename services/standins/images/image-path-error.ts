/** An image address that asks for something the service does not do; becomes a 422 with the message. */
export class ImagePathError extends Error {}
