import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A deployed site's responses to the checks of a deploy. `answers` may be changed while it runs. */
export async function deployedSite(commit: () => string | null) {
  const answers = { health: 200, home: 200, asset: 200 }
  const server = createServer(({ url }, response) => {
    if (url === '/api/health') {
      const body = { ok: true, version: '0.1.0', commit: commit() }
      return response
        .writeHead(answers.health, { 'content-type': 'application/json' })
        .end(JSON.stringify(body))
    }
    if (url?.startsWith('/assets/')) return response.writeHead(answers.asset).end('')
    return response.writeHead(answers.home).end('<script src="/assets/client.js"></script>')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { origin, answers, close: () => void server.close() }
}
