/**
 * Replaces the editor's own preview, which brings a second Markdown parser: `markdown-preview.tsx` shows the preview.
 */
export default function NoPreview(): null {
  return null
}
