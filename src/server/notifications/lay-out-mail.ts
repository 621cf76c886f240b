import { html } from 'hono/html'
import { directionOf, type Locale } from '#domain/locale.ts'
import { brandColour } from '#server/sites/brand-colour.ts'
import type { SiteOfRequest } from '#server/kernel/visitor.ts'
import { mailWords } from './mail-words.ts'

export interface MailCard {
  title: string
  /** Below the title, in bold: when it is. */
  when?: string[]
  lines: string[]
  badge: { text: string; isGood: boolean } | null
  link?: { label: string; href: string }
}

export interface MailContent {
  locale: Locale
  site: Pick<SiteOfRequest, 'name' | 'contact' | 'theme'>
  title: string
  paragraphs: string[]
  /** A code to type, in large digits. */
  code?: string
  cards: MailCard[]
  /** Rows of name and value under the cards. */
  facts?: [name: string, value: string][]
  button: { label: string; href: string } | null
  after: string[]
}

const font = "font-family:'IBM Plex Sans Arabic','Segoe UI',Tahoma,Arial,sans-serif"
const soft = 'color:#6b6358'

/**
 * A mail as HTML and plain text. Tables and inline styles, because mail clients support little else. Everything is
 * escaped.
 */
export async function layOutMail(wish: MailContent): Promise<{ html: string; text: string }> {
  const { locale, site } = wish
  const t = mailWords(locale)
  const colour = brandColour(site)
  const size = locale === 'ar' ? 'font-size:17px;line-height:1.8' : 'font-size:16px;line-height:1.6'
  const contacts = [site.contact.email, site.contact.phone].filter((one) => one !== undefined)
  const page = html`<!doctype html>
    <html lang="${locale}" dir="${directionOf(locale)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>${wish.title}</title>
      </head>
      <body style="margin:0;background:#fbf8f3;color:#1c1b19;${font};${size}">
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
          <tr>
            <td align="center" style="padding:24px 12px">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                dir="${directionOf(locale)}"
                style="max-width:600px"
              >
                <tr>
                  <td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:${colour}">
                    ${site.name[locale]}
                  </td>
                </tr>
                <tr>
                  <td style="background:#ffffff;border:1px solid #e5dccd;border-radius:16px;padding:28px 24px">
                    <h1 style="margin:0 0 12px;font-size:24px;line-height:1.4;${font}">${wish.title}</h1>
                    ${wish.paragraphs.map((one) => html`<p style="margin:0 0 12px">${one}</p>`)}
                    ${wish.code ? html`<p dir="ltr" style="margin:20px 0;text-align:center;font-size:34px;font-weight:700;letter-spacing:8px;color:${colour}">${wish.code}</p>` : ''}
                    ${wish.cards.map((card) => cardRows(card, colour))}
                    ${(wish.facts ?? []).map(([name, value]) => html`<p style="margin:4px 0"><span style="${soft}">${name}:</span> <bdi style="display:inline-block;font-weight:600">${value}</bdi></p>`)}
                    ${wish.button ? html`<p style="margin:22px 0 8px"><a href="${wish.button.href}" style="display:inline-block;background:${colour};color:#ffffff;text-decoration:none;font-weight:600;padding:12px 26px;border-radius:12px">${wish.button.label}</a></p>` : ''}
                    ${wish.after.map((one) => html`<p style="margin:12px 0 0;${soft};font-size:15px">${one}</p>`)}
                  </td>
                </tr>
                <tr>
                  <td style="padding:16px 8px;${soft};font-size:14px">
                    ${t('help')} ${contacts.map((one, at) => html`${at > 0 ? ' · ' : ''}<bdi dir="ltr">${one}</bdi>`)}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`
  return { html: (await page).toString(), text: plain(wish, t('help'), contacts) }
}

function cardRows({ title, when = [], lines, badge, link }: MailCard, colour: string) {
  const color = badge?.isGood ? '#1f6b45' : '#9a3412'
  return html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="margin:16px 0;border:1px solid #e5dccd;border-radius:12px"
  >
    <tr>
      <td style="padding:16px">
        ${badge ? html`<p style="margin:0 0 4px;color:${color};font-weight:600;font-size:14px">${badge.text}</p>` : ''}
        <p style="margin:0 0 6px;font-weight:700">${title}</p>
        ${when.map((line) => html`<p style="margin:2px 0;font-weight:600;font-size:15px">${line}</p>`)}
        ${lines.map((line) => html`<p style="margin:2px 0;${soft};font-size:15px">${line}</p>`)}
        ${link ? html`<p style="margin:8px 0 0"><a href="${link.href}" style="color:${colour};font-size:15px">${link.label}</a></p>` : ''}
      </td>
    </tr>
  </table>`
}

/** Isolated as in the HTML: in Arabic the plus of a phone number would move to its end. */
const isolated = (text: string): string => `\u{2066}${text}\u{2069}`

const isPhone = (text: string): boolean => /^\+\d/.test(text)

function plain(wish: MailContent, help: string, contacts: string[]): string {
  const blocks = [
    wish.title,
    ...wish.paragraphs,
    wish.code ?? '',
    ...wish.cards.map(({ title, when = [], lines, badge, link }) =>
      [
        badge ? `${title} (${badge.text})` : title,
        ...when,
        ...lines,
        ...(link ? [`${link.label}: ${link.href}`] : []),
      ].join('\n'),
    ),
    (wish.facts ?? []).map(([name, value]) => `${name}: ${isPhone(value) ? isolated(value) : value}`).join('\n'),
    wish.button ? `${wish.button.label}: ${wish.button.href}` : '',
    ...wish.after,
    `${help} ${contacts.map(isolated).join(' · ')}`,
  ]
  return blocks.filter((block) => block !== '').join('\n\n')
}
