import { describe, expect, it } from 'vitest'
import { renderMarkdown } from '../../../worker/services/markdown/markdown'
import { PAYLOADS, WRAPPERS } from '../../support/hostile-markdown'

const ELEMENTS = new Set(
  'p br strong em del a ul ol li blockquote code pre hr h2 h3 h4 table thead tbody tr th td img input'.split(
    ' ',
  ),
)
const ATTRIBUTES: Record<string, string[]> = {
  a: ['href', 'title', 'rel'],
  img: ['src', 'alt', 'title', 'width', 'height', 'loading', 'decoding'],
  ol: ['start'],
  table: ['tabindex'],
  th: ['class'],
  td: ['class'],
  input: ['type', 'checked', 'disabled'],
}
const OWN_PICTURE = /^\/img\/\d+-[a-z0-9]{26}-\d+x\d+\.(jpg|png|webp|gif)(\?w=\d+)?$/

interface SeenElement {
  name: string
  attributes: [name: string, value: string][]
}

/** Elements that an HTML parser (not ours) finds. */
async function elementsOf(html: string): Promise<SeenElement[]> {
  const elements: SeenElement[] = []
  const rewriter = new HTMLRewriter().on('*', {
    element({ tagName, attributes }) {
      // The type is the page's NamedNodeMap, the value the runtime's iterable of pairs.
      const pairs = attributes as unknown as Iterable<[string, string]>
      elements.push({ name: tagName, attributes: [...pairs] })
    },
  })
  await rewriter.transform(new Response(html)).text()
  return elements
}

const BASE = 'https://moraine.example/tour/1/2'

function isSafeLink(href: string): boolean {
  const address = href.replaceAll('&#x26;', '&').replaceAll('&amp;', '&')
  // A link that no browser can parse has no target.
  if (!URL.canParse(address, BASE)) return true
  const url = new URL(address, BASE)
  return ['http:', 'https:', 'mailto:'].includes(url.protocol)
}

function faultsOf({ name, attributes }: SeenElement): string[] {
  const faults = ELEMENTS.has(name) ? [] : [`<${name}>`]
  for (const [attribute, value] of attributes) {
    if (!ATTRIBUTES[name]?.includes(attribute)) faults.push(`${name}[${attribute}]`)
    if (attribute === 'href' && !isSafeLink(value)) faults.push(`href ${value}`)
    if (attribute === 'src' && !OWN_PICTURE.test(value)) faults.push(`src ${value}`)
  }
  const link = Object.fromEntries(attributes)
  if (name === 'a' && link['href'] !== undefined) {
    const isOwn =
      URL.canParse(link['href'], BASE) &&
      new URL(link['href'], BASE).origin === new URL(BASE).origin
    if (!isOwn && !/nofollow.*ugc.*noopener/.test(link['rel'] ?? ''))
      faults.push(`rel of ${link['href']}`)
  }
  return faults
}

describe.each(WRAPPERS)('hostile Markdown %s', (_, wrap) => {
  it.each(PAYLOADS)(
    'leaves only allowed elements, attributes and addresses: %j',
    async (payload) => {
      const elements = await elementsOf(renderMarkdown(wrap(payload)))
      expect(elements.flatMap(faultsOf)).toEqual([])
    },
  )
})

it('the search for scripts in rendered texts finds one that is there', async () => {
  const html = '<img src=x onerror=alert(1)><a href="javascript:x" id=y>z</a><script>1</script>'
  const faults = (await elementsOf(html)).flatMap(faultsOf)
  expect(faults.toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
    '<script>',
    'a[id]',
    'href javascript:x',
    'img[onerror]',
    'rel of javascript:x',
    'src x',
  ])
})

it('openers of Markdown without an end do not stop the renderer', () => {
  for (const text of ['['.repeat(2000), '*a '.repeat(2000), '<'.repeat(5000), '`a'.repeat(2000)])
    expect(typeof renderMarkdown(text)).toBe('string')
})

it('the renderer leaves ranges as Koreans and Chinese write them, and strikes through between two tildes only', () => {
  expect(renderMarkdown('5~6월과 **9월 중순~10월 중순**, 4~6월')).toBe(
    '<p>5~6월과 <strong>9월 중순~10월 중순</strong>, 4~6월</p>',
  )
  expect(renderMarkdown('~~품절~~')).toBe('<p><del>품절</del></p>')
})

it('the renderer keeps what members need', () => {
  const html = renderMarkdown(
    '# T\n\n**b** *i* ~~s~~ [l](https://ok.example)\n\n- a\n\n> q\n\n![lake](/img/1-aaaaaaaaaaaaaaaaaaaaaaaaaa-640x480.jpg)',
  )
  expect(html).toContain('<h2>T</h2>')
  expect(html).toContain('<strong>b</strong> <em>i</em> <del>s</del>')
  expect(html).toContain('<a href="https://ok.example" rel="nofollow ugc noopener">l</a>')
  expect(html).toContain('width="640" height="480" loading="lazy"')
})
