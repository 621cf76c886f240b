import { directionOf, type Locale } from '#domain/locale.ts'
import ar from '#messages/ar/app.json' with { type: 'json' }
import en from '#messages/en/app.json' with { type: 'json' }
import { hashSource } from '#server/kernel/hash-source.ts'
import type { SiteOfRequest } from '#server/kernel/visitor.ts'
import { siteColour } from './site-colour.ts'

/**
 * The page that the service worker shows for any address while the device is offline. It loads no other files, because
 * they might be missing. Its link has no address, so it reloads the requested page. The service worker fills the list of
 * stored tickets.
 */
export function offlinePage(
  site: Pick<SiteOfRequest, 'name' | 'theme'>,
  locale: Locale,
): { html: string; headers: Record<string, string> } {
  const words = { ar, en }[locale]
  const colours = (theme: 'light' | 'dark') => {
    const of = (token: Parameters<typeof siteColour>[2]) => siteColour(site, theme, token)
    return `--paper:${of('paper')};--ink:${of('ink')};--soft:${of('ink-soft')};--line:${of('line-strong')};--primary:${of('primary')};--accent:${of('accent')}`
  }
  const style = `:root{color-scheme:light;${colours('light')}}
@media (prefers-color-scheme:dark){:root{color-scheme:dark;${colours('dark')}}}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:24px;background:var(--paper);color:var(--ink);font:17px/1.7 'Readex Pro','IBM Plex Sans Arabic',system-ui,sans-serif;text-align:center}
main{max-width:420px}
svg{width:104px;height:104px;fill:none;stroke-width:2.4;stroke-linecap:round}
.arch{stroke:var(--primary)}.way{stroke:var(--accent);stroke-dasharray:3 5}
.site{margin:0 0 4px;color:var(--soft);font-size:15px}
h1{margin:0 0 12px;font-size:26px;line-height:1.4;font-weight:600}
p{margin:0 0 12px;color:var(--soft)}
a{display:inline-block;margin-top:12px;min-height:48px;padding:10px 28px;border:1.5px solid var(--line);border-radius:12px;color:var(--ink);text-decoration:none;font-weight:500}
a:hover{border-color:var(--primary)}
.tickets{margin:20px 0 8px;text-align:start}
h2{margin:0 0 8px;font-size:17px;font-weight:600}
ul{margin:0;padding:0;list-style:none;display:grid;gap:8px}
li a{display:block;margin:0;padding:10px 16px}
small{display:block;color:var(--soft);font-size:15px}
a:focus-visible{outline:3px solid var(--primary);outline-offset:3px}`
  const html = `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${words.offlineTitle} · ${escapeHtml(site.name[locale])}</title>
<style>${style}</style></head>
<body><main>
<svg viewBox="0 0 40 40" aria-hidden="true"><path class="arch" d="M6 37V19C6 11 13 7 20 3c7 4 14 8 14 16v18"/><path class="way" d="M20 37c0-7-5-7-5-12s6-5 6-11"/></svg>
<p class="site">${escapeHtml(site.name[locale])}</p>
<h1>${words.offlineTitle}</h1>
<p>${words.offlineText}</p>
<p>${words.offlineTickets}</p>
<section hidden><div class="tickets"><h2>${words.offlineStored}</h2><ul></ul></div></section>
<a href="">${words.retry}</a>
</main></body></html>
`
  return {
    html,
    headers: {
      'content-security-policy': `default-src 'none'; style-src ${hashSource(style)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cache-control': 'no-cache',
    },
  }
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
