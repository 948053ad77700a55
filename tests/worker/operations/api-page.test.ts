import { describe, expect, it } from 'vitest'
import { operations } from '../../support/operations'
import { request } from '../../support/request'

const LOCAL = { BASE_URL: '' }

describe('the page about the API', () => {
  it('shows every call on a local site, without a script or a file of another site', async () => {
    const response = await request('http://localhost:8787/api/docs', { bindings: LOCAL })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    const html = await response.text()
    for (const { path, method } of operations)
      expect(html).toContain(`<code>${method.toUpperCase()} ${path}</code>`)
    expect(html).not.toMatch(/<script|src=/)
  })

  it('is there on a staging site, and not on one in public', async () => {
    expect((await request('/api/docs', { bindings: { API_PAGE: 'on' } })).status).toBe(200)
    expect((await request('/api/docs')).status).toBe(404)
  })
})
