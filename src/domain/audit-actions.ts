/** Everything that the console records; the CHECK of audit_entry.action has the same list. */
export const auditActions = [
  'session.started',
  'session.ended',
  'session.proven',
  'session.switched',
  'invitation.sent',
  'invitation.accepted',
  'membership.added',
  'membership.changed',
  'membership.ended',
  'factors.reset',
  'passkey.added',
  'passkey.removed',
  'totp.replaced',
  'recovery_codes.replaced',
  'password.changed',
  'profile.changed',
  'role.changed',
  'departure.closed',
  'departure.opened',
  'departure.capacity',
  'departure.planned',
  'departure.guides',
  'departure.no_shows',
  'ticket.checked_in',
  'ticket.arrived',
  'ticket.undone',
  'order.confirmed',
  'order.rejected',
  'order.link_sent',
  'order.confirmation_sent',
  'order.note_added',
  'order.assigned',
  'order.item_cancelled',
] as const

export type AuditAction = (typeof auditActions)[number]

export const auditSubjects = ['staff', 'membership', 'role', 'session', 'departure', 'booking', 'order'] as const
export type AuditSubject = (typeof auditSubjects)[number]
