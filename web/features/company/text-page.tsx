import type { ReactNode } from 'react'
import { Prose } from '../../ui/prose'

interface TextPageProps {
  title: string
  /** Between title and text. */
  lead?: ReactNode
  html: string
  children?: ReactNode
}

/** A written page; its HTML was rendered from the company's Markdown and sanitised. */
export function TextPage({ title, lead, html, children }: TextPageProps) {
  return (
    <article className="mx-auto flex w-full max-w-reading flex-col gap-6 px-4 py-10">
      <h1 className="text-3xl">{title}</h1>
      {lead}
      <Prose className="each-later" html={html} />
      {children}
    </article>
  )
}
