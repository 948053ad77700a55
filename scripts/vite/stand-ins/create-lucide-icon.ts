import { createElement, type SVGProps } from 'react'

type Shape = [tag: string, attributes: Record<string, string>]

interface IconData {
  name: string
  aliases?: string[]
  node: Shape[]
}

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number
}

/** An icon as `lucide-react` draws it, with its shapes as one string. Its strokes come from `web/look.css`. */
export default function createLucideIcon({ name, aliases = [], node }: IconData) {
  const __html = node.map(markupOf).join('')
  const ownClass = ['lucide', ...[name, ...aliases].map((each) => `lucide-${each}`)].join(' ')
  return function Icon({ className, size = 24, ...rest }: IconProps) {
    return createElement('svg', {
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      className: className ? `${ownClass} ${className}` : ownClass,
      'aria-hidden': rest['aria-label'] ? undefined : true,
      ...rest,
      // The library's own shapes, which contain no user text; React would go through each of them on every page.
      dangerouslySetInnerHTML: { __html },
    })
  }
}

function markupOf([tag, attributes]: Shape): string {
  const written = Object.entries(attributes).map(([name, value]) =>
    name === 'key' ? '' : ` ${name}="${value}"`,
  )
  return `<${tag}${written.join('')}/>`
}
