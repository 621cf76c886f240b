import type { z } from '@hono/zod-openapi'
import { contactsIn } from '#domain/contacts-in-text.ts'
import { cutText } from '#domain/cut-text.ts'
import { imageUrl } from '#domain/image-url.ts'
import { reviewTransitions, type ReviewState } from '#domain/review-states.ts'
import { isLegal } from '#domain/state-machine.ts'
import type { StaffReviewRow } from '#server/reviews/list-staff-reviews.ts'
import type { deskReviewSchema } from './contract.ts'

const EXCERPT = 160
type Act = z.infer<typeof deskReviewSchema>['acts'][number]

const contactsOf = ({ title, body }: StaffReviewRow) => contactsIn(`${title}\n${body}`)

export function viewReviewRow(row: StaffReviewRow) {
  return {
    id: row.id,
    author: row.author,
    rating: row.rating,
    language: row.language,
    product: row.productTitle,
    title: row.title,
    excerpt: cutText(row.body, EXCERPT),
    photos: row.photos.length,
    contacts: contactsOf(row),
    hasReply: row.reply !== null,
    writtenAt: row.createdAt.toISOString(),
  }
}

function actsOn(status: ReviewState): Act[] {
  const acts: [Act, boolean][] = [
    ['publish', isLegal(reviewTransitions, status, 'published')],
    ['reject', isLegal(reviewTransitions, status, 'rejected')],
    ['reply', status === 'published'],
  ]
  return acts.flatMap(([act, isAllowed]) => (isAllowed ? [act] : []))
}

export function viewDeskReview(row: StaffReviewRow): z.infer<typeof deskReviewSchema> {
  const { reply, repliedBy, repliedAt, moderatedBy, moderatedAt } = row
  return {
    id: row.id,
    state: row.status,
    author: row.author,
    rating: row.rating,
    language: row.language,
    travellerType: row.travellerType,
    product: row.productTitle,
    reference: row.reference,
    title: row.title,
    body: row.body,
    photos: row.photos.map((src) => imageUrl({ src }, 'original')),
    contacts: contactsOf(row),
    writtenAt: row.createdAt.toISOString(),
    judged: moderatedBy === null || moderatedAt === null ? null : { by: moderatedBy, at: moderatedAt.toISOString() },
    rejection: row.rejection,
    reply:
      reply === null || repliedBy === null || repliedAt === null
        ? null
        : { text: reply, by: repliedBy, at: repliedAt.toISOString() },
    acts: actsOn(row.status),
  }
}
