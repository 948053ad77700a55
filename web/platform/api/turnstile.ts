/** The part of Cloudflare's Turnstile API in use (developers.cloudflare.com/turnstile). */
export interface Turnstile {
  /** Renders the widget and returns its id. */
  render: (
    place: HTMLElement,
    options: {
      sitekey: string
      language: string
      size: 'flexible'
      callback: (token: string) => void
      'expired-callback': () => void
      'error-callback': () => void
    },
  ) => string | undefined
  remove: (id: string) => void
}

const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'

let loading: Promise<Turnstile> | null = null

/** Loads the script once. A failed load can be retried. */
export function loadTurnstile(): Promise<Turnstile> {
  loading ??= fetchScript().catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

function fetchScript(): Promise<Turnstile> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = SCRIPT
    script.async = true
    script.addEventListener('load', () => {
      const { turnstile } = globalThis as { turnstile?: Turnstile }
      if (turnstile) resolve(turnstile)
      else reject(new Error('The check for humans has no script'))
    })
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('The check for humans does not load'))
    })
    document.head.appendChild(script)
  })
}
