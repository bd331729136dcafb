import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** A DER value: tag, length and content. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  const { length } = body
  const bytes = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...bytes]), body])
}

const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts)
const set = (...parts: readonly Buffer[]) => der(0x31, ...parts)
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const integer = (bytes: Buffer) => der(0x02, bytes)
const bits = (bytes: Buffer) => der(0x03, Buffer.from([0]), bytes)
const time = (at: Date) => der(0x17, Buffer.from(`${at.toISOString().replaceAll(/\D/g, '').slice(2, 14)}Z`))

const ECDSA_SHA256 = sequence(oid('2a8648ce3d040302'))
const COMMON_NAME = oid('550403')
const ALTERNATIVE_NAMES = oid('551d11')
const BASIC_CONSTRAINTS = oid('551d13')
const TRUE = der(0x01, Buffer.from([0xff]))
const DAY = 24 * 60 * 60 * 1000

/**
 * Creates a self-signed certificate for one day that is also its own authority, so that a program that trusts it by
 * NODE_EXTRA_CA_CERTS can verify the connection (RFC 5280).
 * @param name such as `localhost`
 * @returns both as PEM, and the SHA-256 of the public key in base64, with which Chromium is made to trust it
 */
export function makeCertificate(name: string): { key: string; certificate: string; publicKeyHash: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const subject = sequence(set(sequence(COMMON_NAME, der(0x0c, Buffer.from(name)))))
  const now = Date.now()
  const publicKeyInfo = publicKey.export({ type: 'spki', format: 'der' })
  const body = sequence(
    der(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    ECDSA_SHA256,
    subject,
    sequence(time(new Date(now - DAY)), time(new Date(now + DAY))),
    subject,
    publicKeyInfo,
    der(
      0xa3,
      sequence(
        sequence(ALTERNATIVE_NAMES, der(0x04, sequence(der(0x82, Buffer.from(name))))),
        sequence(BASIC_CONSTRAINTS, TRUE, der(0x04, sequence(TRUE))),
      ),
    ),
  )
  const signature = sign('sha256', body, privateKey)
  const whole = sequence(body, ECDSA_SHA256, bits(signature)).toString('base64')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: `-----BEGIN CERTIFICATE-----\n${whole.replaceAll(/(.{64})/g, '$1\n')}\n-----END CERTIFICATE-----\n`,
    publicKeyHash: createHash('sha256').update(publicKeyInfo).digest('base64'),
  }
}
