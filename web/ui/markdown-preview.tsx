import type { MDEditorProps } from '@uiw/react-md-editor/nohighlight'
import { imageSize, imageSrcSet } from '../../worker/platform/image-address.contract'
import { MARKDOWN_GFM } from '../../worker/platform/markdown.contract'

const HEADING = { h1: 'h2', h5: 'h4', h6: 'h4' } as const

interface Node {
  type: string
  tagName?: string
  children?: Node[]
}

/** Drops raw HTML and lowers headings, as the worker does when it renders a post. */
function likeTheWorker() {
  return (tree: Node) => tidy(tree)
}

function tidy(node: Node): void {
  node.children = node.children?.filter(({ type }) => type !== 'raw')
  for (const child of node.children ?? []) {
    const lower = HEADING[child.tagName as keyof typeof HEADING]
    if (lower) child.tagName = lower
    tidy(child)
  }
}

/** How a preview differs from the editor's own: no raw HTML, own pictures only, links that lead nowhere odd. */
export const previewOptions: MDEditorProps['previewOptions'] = {
  prefixCls: 'prose',
  disableCopy: true,
  // The last of the editor's own plugins is GitHub's Markdown.
  pluginsFilter: (kind, plugins) =>
    kind === 'rehype'
      ? [likeTheWorker]
      : plugins.slice(-1).map((gfm) => [gfm, MARKDOWN_GFM] as (typeof plugins)[number]),
  urlTransform: (url) => (/^(?:https?:|mailto:|\/|#)/i.test(url) ? url : ''),
  components: {
    img: ({ src, alt }) => {
      const url = typeof src === 'string' ? src : ''
      const size = imageSize(url)
      return size ? (
        <img src={url} srcSet={imageSrcSet(url)} sizes="640px" alt={alt ?? ''} {...size} loading="lazy" />
      ) : (
        alt
      )
    },
    a: ({ href, children }) => (
      <a href={href} target="_blank" rel="nofollow ugc noopener">
        {children}
      </a>
    ),
  },
}
