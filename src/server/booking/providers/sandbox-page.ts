import { formatMoney } from '#domain/money.ts'
import { directionOf } from '#domain/locale.ts'
import { hashSource } from '#server/kernel/hash-source.ts'
import { sandboxDecisions, type SandboxDecision, type SandboxSession } from './decide-sandbox-payment.ts'

interface PageWords {
  title: string
  notice: string
  total: string
  ended: string
  back: string
  behaviours: string
  lost: string
  decisions: Record<SandboxDecision, string>
}

// The page of another company: its words live with it, not in our messages.
const words: Record<'ar' | 'en', PageWords> = {
  ar: {
    title: 'دفع تجريبي',
    notice: 'هذه صفحة دفع للاختبار. لا تُطلب بطاقة ولا يُخصم أي مبلغ.',
    total: 'المبلغ المطلوب',
    ended: 'انتهت جلسة الدفع هذه.',
    back: 'العودة إلى الموقع',
    behaviours: 'حالات أخرى للاختبار',
    lost: 'تم الدفع، ثم انقطع الاتصال قبل أن تعود إلى الموقع. افتح حجزك من هنا، أو من الرسالة التي تصلك.',
    decisions: {
      approve: 'ادفع الآن',
      decline: 'رفض البطاقة',
      insufficient_funds: 'رفض البطاقة: الرصيد لا يكفي',
      not_authenticated: 'رفض البطاقة: لم يكتمل التحقق',
      slow: 'دفع ناجح وإشعار بطيء',
      late_webhook: 'دفع ناجح وإشعار متأخر دقيقة',
      duplicate_webhook: 'دفع ناجح وإشعار مكرر',
      reversed_webhooks: 'دفع ناجح وإشعارات بترتيب معكوس',
      lost_response: 'دفع ناجح ثم انقطاع الاتصال',
      no_webhook: 'دفع ناجح دون إشعار',
      abandon: 'العودة دون دفع',
    },
  },
  en: {
    title: 'Sandbox payment',
    notice: 'This is a test payment page. You don’t need a card and won’t be charged.',
    total: 'Amount due',
    ended: 'This payment session has ended.',
    back: 'Back to the site',
    behaviours: 'Other test cases',
    lost: 'You have paid, but the connection broke before you were sent back. Open your booking from here, or from the mail that you get.',
    decisions: {
      approve: 'Pay now',
      decline: 'Decline the card',
      insufficient_funds: 'Decline the card: not enough money',
      not_authenticated: 'Decline the card: not verified',
      slow: 'Paid, notified slowly',
      late_webhook: 'Paid, notified a minute late',
      duplicate_webhook: 'Paid, notified three times',
      reversed_webhooks: 'Paid, notified in reversed order',
      lost_response: 'Paid, then the connection breaks',
      no_webhook: 'Paid, never notified',
      abandon: 'Go back without paying',
    },
  },
}

const style = `
:root { color-scheme: light dark; --paper: #f1f3f6; --surface: #fff; --ink: #16202c; --soft: #566273; --line: #d5dbe3; --go: #174ea6; --on-go: #fff }
@media (prefers-color-scheme: dark) { :root { --paper: #10151c; --surface: #19212b; --ink: #eef2f7; --soft: #a9b5c3; --line: #313d4b; --go: #8ab4f8; --on-go: #0b1d3a } }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 16px; background: var(--paper); color: var(--ink); font: 16px/1.7 system-ui, 'Noto Sans Arabic', sans-serif }
main { width: 100%; max-width: 420px; background: var(--surface); border: 1px solid var(--line); border-radius: 16px; padding: 28px }
h1 { font-size: 20px; line-height: 1.4; margin: 0 0 4px } p { margin: 0 0 16px; color: var(--soft) }
dl { margin: 0 0 20px; padding: 16px 0; border-block: 1px solid var(--line); display: grid; gap: 4px } dt { color: var(--soft); font-size: 14px } dd { margin: 0 } dd.sum { font-size: 28px; font-weight: 700; line-height: 1.3 }
form { display: grid; gap: 10px } button, a.primary { display: block; width: 100%; min-height: 48px; padding: 10px 16px; border-radius: 10px; font: inherit; font-weight: 600; cursor: pointer; text-align: center; text-decoration: none }
.primary { background: var(--go); color: var(--on-go); border: 1px solid var(--go) } .plain { background: none; color: var(--ink); border: 1px solid var(--line); font-weight: 500 }
button:focus-visible, a:focus-visible, summary:focus-visible { outline: 3px solid var(--go); outline-offset: 2px }
details { margin-top: 8px } summary { cursor: pointer; color: var(--soft); padding-block: 9px } details button { margin-top: 8px }
`

/** For the response's Content-Security-Policy: this style, and a form that redirects to the session's return address. */
export function sandboxPolicy({ returnUrl }: SandboxSession): string {
  return `default-src 'none'; style-src ${hashSource(style)}; form-action 'self' ${new URL(returnUrl).origin}; base-uri 'none'; frame-ancestors 'none'`
}

/** The sandbox's hosted page: plain HTML and a form, without script. `isLost`: it was paid, and the way back to us broke. */
export function sandboxPage(session: SandboxSession, isLost = false): string {
  const text = words[session.language]
  const amount = formatMoney({ amountMinor: session.amountMinor, currency: session.currency }, session.language)
  const button = (decision: SandboxDecision, kind: string) =>
    `<button name="decision" value="${decision}" class="${kind}">${text.decisions[decision]}</button>`
  const others = sandboxDecisions.filter((decision) => !['approve', 'decline', 'abandon'].includes(decision))
  const body =
    session.status === 'open'
      ? `<form method="post">
        ${button('approve', 'primary')}
        ${button('decline', 'plain')}
        ${button('abandon', 'plain')}
        <details><summary>${text.behaviours}</summary>${others.map((decision) => button(decision, 'plain')).join('')}</details>
      </form>`
      : `<p role="status">${isLost ? text.lost : text.ended}</p><a class="primary" href="${escape(session.returnUrl)}">${text.back}</a>`

  return `<!doctype html>
<html lang="${session.language}" dir="${directionOf(session.language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${text.title}</title>
<style>${style}</style></head>
<body><main>
<h1>${text.title}</h1><p>${text.notice}</p>
<dl><dt>${text.total}</dt><dd class="sum"><bdi>${escape(amount)}</bdi></dd><dd>${escape(session.description)}</dd></dl>
${body}
</main></body></html>`
}

function escape(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
}
