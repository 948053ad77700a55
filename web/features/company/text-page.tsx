import type { ReactNode } from 'react'
import { Prose } from '../../ui/prose'

/** A content page; its HTML was rendered from our Markdown at build time. */
export function TextPage({
  title,
  html,
  children,
}: {
  title: string
  html: string
  children?: ReactNode
}) {
  return (
    <article className="mx-auto flex w-full max-w-reading flex-col gap-6 px-4 py-10">
      <h1 className="text-3xl">{title}</h1>
      <Prose className="each-later" html={html} />
      {children}
    </article>
  )
}
