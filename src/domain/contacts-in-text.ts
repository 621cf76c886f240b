export const contactKinds = ['email', 'link', 'phone'] as const
export type ContactKind = (typeof contactKinds)[number]

const patterns: Record<ContactKind, RegExp> = {
  email: /[\w.+-]+@[\w-]+\.\w/,
  link: /https?:\/\/|\bwww\.|\b[\w-]+\.(?:com|net|org|info|io|me|sa|ae|bh|qa|kw|om|jo|eg|ma|tn|tr)\b(?!@)/i,
  // At least eight digits: a year, a price and an hour have fewer.
  phone: /(?:\+|00)?\p{Nd}(?:[\s().-]{0,2}\p{Nd}){7,}/u,
}

/** The kinds of contact details that a text contains, which do not belong in a review. */
export function contactsIn(text: string): ContactKind[] {
  const withoutEmails = text.replaceAll(/[\w.+-]+@[\w.-]+/g, ' @ ')
  return contactKinds.filter((kind) => patterns[kind].test(kind === 'email' ? text : withoutEmails))
}
