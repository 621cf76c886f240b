import { createRoute, z } from '@hono/zod-openapi'
import { auditActions, auditSubjects, parseAuditSubject } from '#domain/audit-actions.ts'
import { permissions } from '#domain/permissions.ts'
import { roleKinds } from '#domain/roles.ts'
import { dayQuery, jsonBody, jsonResponse } from '#server/kernel/contract.ts'
import {
  tags,
  done,
  text,
  id,
  language,
  nextOfPage,
  wordsSchema,
  instant,
  permissionSchema,
  sessionSchema,
  credential,
} from '#server/staff/contract.ts'

export const listStaff = createRoute({
  method: 'get',
  path: '/console/staff',
  tags,
  summary: 'The people with access',
  responses: jsonResponse(
    'The people, by name',
    z.object({
      people: z.array(
        z
          .object({
            id: z.int(),
            name: z.string(),
            email: z.string(),
            acceptedAt: instant.nullable(),
            lastSeenAt: instant.nullable(),
            inviteExpiresAt: instant.nullable(),
            hasTotp: z.boolean(),
            passkeys: z.int(),
            memberships: z.array(
              z.object({
                id: z.int(),
                roleCode: z.string(),
                role: wordsSchema,
                supplierId: z.int().nullable(),
                supplier: wordsSchema.nullable(),
                offeredUntil: instant.nullable().openapi({ description: 'An offer; null: the person has the role.' }),
              }),
            ),
          })
          .openapi('StaffPerson'),
      ),
      suppliers: z
        .array(z.object({ id: z.int(), name: wordsSchema }))
        .openapi({ description: 'The suppliers that people can be invited for.' }),
    }),
  ),
})

export const inviteStaff = createRoute({
  method: 'post',
  path: '/console/staff',
  tags,
  summary: 'Give a person a role; a new one gets a link by mail',
  request: {
    body: jsonBody(
      z.object({
        email: text,
        name: text,
        language,
        role: z.string().max(60),
        supplierId: z.int().min(1).nullable(),
      }),
    ),
  },
  responses: done,
})

export const resendInvitation = createRoute({
  method: 'post',
  path: '/console/staff/{staffId}/invitation',
  tags,
  summary: 'Mail a new link to a person who has not accepted',
  request: { params: z.object({ staffId: id }) },
  responses: done,
})

export const resetFactors = createRoute({
  method: 'post',
  path: '/console/staff/{staffId}/reset',
  tags,
  summary: 'Remove the password and second factors of a person who lost them, and mail a link',
  request: { params: z.object({ staffId: id }) },
  responses: done,
})

export const listSessionsOf = createRoute({
  method: 'get',
  path: '/console/staff/{staffId}/sessions',
  tags,
  summary: 'The sessions of a person that the manager may end',
  request: { params: z.object({ staffId: id }) },
  responses: jsonResponse('The sessions, the latest first', z.object({ sessions: z.array(sessionSchema) })),
})

export const endSessionOf = createRoute({
  method: 'delete',
  path: '/console/staff/{staffId}/sessions/{sessionId}',
  tags,
  summary: 'End one session of a person and inform them by mail',
  request: { params: z.object({ staffId: id, sessionId: id }) },
  responses: done,
})

export const changeMembership = createRoute({
  method: 'put',
  path: '/console/memberships/{membershipId}',
  tags,
  summary: 'Change the role of a membership; the person’s sessions end',
  request: { params: z.object({ membershipId: id }), body: jsonBody(z.object({ role: z.string().max(60) })) },
  responses: done,
})

export const endMembership = createRoute({
  method: 'delete',
  path: '/console/memberships/{membershipId}',
  tags,
  summary: 'End a membership; the person’s sessions end',
  request: { params: z.object({ membershipId: id }) },
  responses: done,
})

export const listRoles = createRoute({
  method: 'get',
  path: '/console/roles',
  tags,
  summary: 'The roles and their permissions',
  responses: jsonResponse(
    'The roles',
    z.object({
      roles: z.array(
        z
          .object({
            code: z.string(),
            name: wordsSchema,
            kind: z.enum(roleKinds),
            permissions: z.array(permissionSchema),
            possible: z.array(permissionSchema).openapi({ description: 'What a role of this kind may have.' }),
            isFixed: z.boolean().openapi({ description: 'Cannot be changed.' }),
            onlyOwnTrips: z.boolean(),
            people: z.int(),
            passwordOnly: z.int().openapi({ description: 'Those of them whose permissions need no second factor.' }),
          })
          .openapi('StaffRole'),
      ),
    }),
  ),
})

export const saveRole = createRoute({
  method: 'put',
  path: '/console/roles/{code}',
  tags,
  summary: 'Change the permissions of a role; the sessions of its people end',
  description:
    'Returns 409 with the current permissions and the author of the last change if they differ from `seenPermissions`.',
  request: {
    params: z.object({ code: z.string().max(60) }),
    body: jsonBody(
      z.object({
        permissions: z.array(permissionSchema).max(permissions.length),
        seenPermissions: z
          .array(permissionSchema)
          .max(permissions.length)
          .openapi({ description: 'The permissions that were shown.' }),
      }),
    ),
  },
  responses: jsonResponse(
    'Saved',
    z.object({
      linksMailed: z.int().openapi({ description: 'To people who need a second factor for the first time.' }),
    }),
  ),
})

export const beginPreview = createRoute({
  method: 'post',
  path: '/console/roles/{code}/preview',
  tags,
  summary: 'See the console as people with this role do',
  description:
    "For the session, in the person's own scope and within their own permissions. Until it is left, every request that could " +
    'change something is refused (`console.previewing`), except signing out.',
  request: { params: z.object({ code: z.string().max(60) }) },
  responses: done,
})

const auditFilters = {
  action: z.enum(auditActions).optional(),
  staffId: id.optional(),
  subject: z
    .string()
    .max(40)
    .refine((text) => parseAuditSubject(text) !== null)
    .optional()
    .openapi({ description: 'What was changed: its kind and id, such as `departure.42`.' }),
  supplierId: id.optional(),
  reason: z.string().trim().min(1).max(100).optional().openapi({ description: 'A part of the reason.' }),
  from: dayQuery.optional(),
  to: dayQuery.optional(),
}

export const listAudit = createRoute({
  method: 'get',
  path: '/console/audit',
  tags,
  summary: 'The recorded changes',
  request: {
    query: z.object({
      ...auditFilters,
      before: nextOfPage,
    }),
  },
  responses: jsonResponse(
    'The changes, the latest first',
    z.object({
      entries: z.array(
        z
          .object({
            id: z.int(),
            at: instant,
            who: z.string().nullable().openapi({ description: 'Null: a command of the operator.' }),
            passId: z.int().nullable().openapi({ description: 'Of a guide’s pass, not a person.' }),
            role: wordsSchema.nullable(),
            network: z.string().nullable().openapi({ description: 'Null: of a person outside of the scope.' }),
            action: z.enum(auditActions),
            subjectKind: z.enum(auditSubjects),
            subjectId: z.int(),
            subject: z.string().nullable(),
            supplier: wordsSchema.nullable(),
            before: credential.nullable(),
            after: credential.nullable(),
            reason: z.string().nullable(),
            requestId: z.string().nullable(),
          })
          .openapi('AuditEntry'),
      ),
      count: z.int().openapi({ description: 'At most 10,000: then there may be more.' }),
      next: z.int().nullable(),
      suppliers: z
        .array(z.object({ id: z.int(), name: wordsSchema }))
        .openapi({ description: 'For the filter; empty for people of a supplier.' }),
    }),
  ),
})

export const exportAudit = createRoute({
  method: 'post',
  path: '/console/audit/export',
  tags,
  summary: 'All recorded changes that match, as CSV',
  description: 'Streamed, in the language of the person. It names people, so it takes a fresh proof of identity.',
  request: { query: z.object(auditFilters) },
  responses: { 200: { description: 'UTF-8 with BOM', content: { 'text/csv': { schema: z.string() } } } },
})
