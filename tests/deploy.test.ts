import { describe, expect, it } from 'vitest'
import { baseUrlProblem } from '../scripts/base-url.ts'

describe('a BASE_URL', () => {
  it.each(['https://tours.co', 'https://www.tours.co/', 'https://moraine.owner.workers.dev'])('may be %s', (value) => {
    expect(baseUrlProblem(new URL(value).origin)).toBeNull()
  })

  it.each([
    ['', 'empty'],
    ['moraine', 'no address'],
    ['http://tours.co', 'https'],
    ['http://localhost:8787', 'https'],
    ['javascript:alert(1)', 'https'],
    ['https://localhost', 'placeholder'],
    ['https://localhost:8787', 'placeholder'],
    ['https://app.localhost', 'placeholder'],
    ['https://127.0.0.1', 'number'],
    ['https://[::1]', 'number'],
    ['https://10.0.0.5', 'number'],
    ['https://moraine.example', 'placeholder'],
    ['https://example.com', 'placeholder'],
    ['https://www.example.org', 'placeholder'],
    ['https://site.test', 'placeholder'],
    ['https://intranet', 'placeholder'],
    ['https://tours.co/kr', 'origin'],
    ['https://tours.co?x=1', 'origin'],
    ['https://user@tours.co', 'origin'],
  ])('may not be %j, which is refused for what it is: %s', (value, reason) => {
    expect(baseUrlProblem(value)).toContain(reason)
  })
})
