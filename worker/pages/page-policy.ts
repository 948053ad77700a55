import type { PageKind } from '../contracts/rendering'
import type { InlineSources } from './shell'

interface PolicyOptions {
  /** Turnstile needs its script and frame; they are allowed only where it is configured. */
  hasTurnstile: boolean
  sources?: InlineSources
  /** False under the dev server. */
  isBuilt?: boolean
  /** The desk shows previews in a frame, and only those may be framed. */
  kind?: PageKind
}

/** The dev server's scripts and styles are inline. Without a policy of its own, a page would get the API's. */
const DEV_POLICY = "frame-ancestors 'self'"
const VIDEO_HOSTS = 'https://www.youtube-nocookie.com https://player.bilibili.com'
/** The endpoint for violation reports; Firefox and Safari know only the older directive. */
const REPORTS = '/api/csp-reports'
/** Trusted Types policies: HTML of the app and of the page script, JSON, and workers from the build's own files. */
const POLICIES = 'app page data worker'
const NONE: InlineSources = { style: '', script: '', mail: '' }
const TURNSTILE_HOST = 'https://challenges.cloudflare.com'

/**
 * Headers of pages, in addition to or in place of the default ones. Scripts come from our own files and the inline one;
 * a video's frame exists only after a click.
 */
export function pageHeaders(options: PolicyOptions): Record<string, string> {
  return {
    'content-security-policy': options.isBuilt === false ? DEV_POLICY : contentPolicy(options),
    'reporting-endpoints': `csp="${REPORTS}"`,
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  }
}

function contentPolicy({ hasTurnstile, sources = NONE, kind = 'page' }: PolicyOptions): string {
  const turnstile = hasTurnstile ? ` ${TURNSTILE_HOST}` : ''
  return [
    "default-src 'none'",
    `script-src 'self'${sources.script}${turnstile}`,
    // The editor and the gallery set inline style attributes; injecting a style sheet would need markup.
    `style-src 'self'${sources.style}${kind === 'admin' ? sources.mail : ''}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src ${kind === 'admin' ? "'self' " : ''}${VIDEO_HOSTS}${turnstile}`,
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${kind === 'preview' ? "'self'" : "'none'"}`,
    // Turnstile's script is not known to work under it.
    ...(hasTurnstile ? [] : ["require-trusted-types-for 'script'", `trusted-types ${POLICIES}`]),
    `report-uri ${REPORTS}`,
    'report-to csp',
  ].join('; ')
}
