/** Cloudflare's check for humans, as its script offers it (developers.cloudflare.com/turnstile). */
export interface Turnstile {
  /** Draws the check into an element and returns its id. */
  render: (
    place: HTMLElement,
    options: {
      sitekey: string
      /** Such as `zh-cn`. */
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

/** Fetches the script once. Rejects when it does not come; the next call tries again. */
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
