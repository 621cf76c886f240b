/** What people of the console are mailed about, each by choice; the CHECK of membership.notices has the same list. */
export const notices = ['booking', 'request', 'change'] as const

export type Notice = (typeof notices)[number]
