/** The styles of the pack, in its document and in a print of it. Its policy allows this text alone. */
export const PACK_STYLE = `
html { color-scheme: light dark; background: #fbfaf7; -webkit-text-size-adjust: 100%; }
body { margin: 0; }
.pack { --surface: #fff; --line: #dfe4df; --ink: #12241f; --muted: #55655f; --primary: #0f6b6b; --on-primary: #fff; --gold: #8a570a; display: grid; gap: 24px; box-sizing: border-box; max-width: 720px; margin: 0 auto; padding: 24px max(16px, env(safe-area-inset-right)) 48px max(16px, env(safe-area-inset-left)); color: var(--ink); font: 17px/1.55 ui-sans-serif, system-ui, sans-serif; overflow-wrap: anywhere; }
.pack:lang(ko) { font-family: "Apple SD Gothic Neo", "Noto Sans KR", "Noto Sans CJK KR", "Malgun Gothic", sans-serif; line-height: 1.7; word-break: keep-all; }
.pack:lang(zh) { font-family: "PingFang SC", "Noto Sans SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif; line-height: 1.7; }
@media screen and (prefers-color-scheme: dark) {
  html { background: #0d1614; }
  .pack { --surface: #14211e; --line: #263530; --ink: #e8eeea; --muted: #a9b8b1; --primary: #5fc9c2; --on-primary: #0d1614; --gold: #f0c069; }
}
.pack * { box-sizing: border-box; margin: 0; }
.pack h1 { font-size: 28px; line-height: 1.2; }
.pack h2 { margin-bottom: 8px; font-size: 20px; line-height: 1.3; }
.pack h3 { margin-top: 16px; padding-top: 12px; border-top: 1px solid var(--line); font-size: 18px; line-height: 1.3; }
.pack h4 { font-size: 17px; line-height: 1.4; }
.pack a { color: var(--primary); text-underline-offset: 3px; }
.pack .brand { color: var(--muted); font-weight: 700; }
.pack .days { margin-block: 4px; font-size: 22px; font-weight: 700; font-variant-numeric: tabular-nums; }
.pack .quiet { color: var(--muted); font-size: 15px; }
.pack .facts { display: grid; gap: 0 24px; padding: 4px 16px; border: 1px solid var(--line); border-radius: 14px; background: var(--surface); }
.pack .facts div { padding-block: 8px; }
.pack .facts div + div { border-top: 1px solid var(--line); }
.pack dt { color: var(--muted); font-size: 15px; }
.pack dd { font-weight: 600; }
.pack dd a, .pack .two a { display: inline-flex; align-items: center; min-height: 44px; }
.pack img { display: block; width: 100%; max-width: 100%; height: auto; border-radius: 14px; }
.pack .route img { border: 1px solid var(--line); }
.pack ol, .pack ul { padding-inline-start: 20px; }
.pack .stops { display: grid; grid-template-columns: repeat(auto-fill, minmax(150px, 1fr)); gap: 0 12px; margin-block: 8px; padding: 0; list-style: none; }
.pack .stops a { display: flex; align-items: center; gap: 8px; min-height: 44px; color: var(--ink); font-size: 15px; line-height: 1.25; text-decoration: none; }
.pack b { display: inline-grid; flex: none; place-items: center; min-width: 22px; height: 22px; padding-inline: 4px; border-radius: 11px; background: var(--primary); color: var(--on-primary); font-size: 12px; line-height: 1; }
.pack .entry { display: grid; gap: 6px; margin-top: 14px; }
.pack .hour { color: var(--muted); font-variant-numeric: tabular-nums; }
.pack .said { white-space: pre-line; }
.pack .two { display: grid; gap: 24px; }
@media (min-width: 640px) {
  .pack .facts, .pack .two { grid-template-columns: 1fr 1fr; }
  .pack .facts div:nth-child(2) { border-top: 0; }
}
@page { size: A4; margin: 12mm; }
@media print {
  html { background: #fff; }
  .pack { display: block; max-width: none; padding: 0; font-size: 10.5pt; line-height: 1.35; }
  .pack:lang(ko), .pack:lang(zh) { line-height: 1.45; }
  .pack .screen { display: none; }
  .pack > * + * { margin-top: 10pt; }
  .pack h1 { font-size: 18pt; }
  .pack h2 { margin-bottom: 3pt; font-size: 12pt; break-after: avoid; }
  .pack h3 { margin-top: 6pt; padding-top: 4pt; font-size: 11.5pt; break-after: avoid; }
  .pack h4 { font-size: 10.5pt; }
  .pack .days { margin-block: 2pt; font-size: 13pt; }
  .pack .quiet, .pack dt { font-size: 8.5pt; }
  .pack .facts { grid-template-columns: repeat(3, 1fr); padding: 2pt 8pt; border-radius: 6pt; }
  .pack .facts div { padding-block: 3pt; border: 0 !important; }
  .pack .two { display: grid; grid-template-columns: 1fr 1fr; gap: 12pt; }
  .pack dd a, .pack .two a, .pack .stops a { display: inline; min-height: 0; color: inherit; text-decoration: none; }
  .pack .route { display: grid; grid-template-columns: auto 1fr; gap: 0 12pt; break-inside: avoid; }
  .pack .route h2, .pack .route > .quiet { grid-column: 1 / -1; }
  .pack .route img { width: auto; max-height: 105mm; }
  .pack .stops { display: block; columns: 2; margin: 0; font-size: 9pt; }
  .pack .stops a { font-size: 9pt; line-height: 1.6; }
  .pack b { min-width: 12pt; height: 12pt; border: 1px solid #12241f; background: none; color: #12241f; font-size: 7.5pt; }
  .pack .entry { display: block; margin-top: 4pt; break-inside: avoid; }
  .pack .entry img { display: none; }
  .pack .plan { margin-top: 0; break-before: page; }
  .pack.close .plan, .pack.close h4, .pack.short .plan, .pack.short h4 { font-size: 9.5pt; }
  .pack.close .plan, .pack.short .plan { columns: 2; column-gap: 12pt; }
  .pack.short .said { display: none; }
  .pack.short .entry { margin-top: 2pt; }
}
`
