/** Who may show the site in a frame: itself and the visual editor. */
const FRAME_ANCESTORS = ["'self'", 'https://app.storyblok.com']

/** The policy for pages: the one place that says what a page may load and who may frame it. */
function contentSecurityPolicy(): string {
  return `frame-ancestors ${FRAME_ANCESTORS.join(' ')}`
}

/** Headers of every answer. HSTS only where the site is served over https. */
export function securityHeaders(siteUrl: string): Record<string, string> {
  const headers: Record<string, string> = {
    'content-security-policy': contentSecurityPolicy(),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  }
  if (siteUrl.startsWith('https:')) {
    headers['strict-transport-security'] = 'max-age=63072000; includeSubDomains'
  }
  return headers
}
