import { createFileRoute, redirect } from '@tanstack/react-router'
import { localePath } from '#domain/locale.ts'
import { readListing } from '#web/features/catalogue/calls.ts'
import { readPost } from '#web/features/content/calls.ts'
import { describePage } from '#web/features/content/describe-page.ts'
import { structuredPost } from '#web/features/content/structured-post.ts'
import { localeOf } from '#web/lib/locale-of.ts'
import { notFoundOn404 } from '#web/lib/not-found-on-404.ts'
import { PostScreen } from '#web/screens/content/post-screen.tsx'
import { shownOf } from '#domain/share-address.ts'

const MAX_CARDS = 4

export const Route = createFileRoute('/{-$locale}/blog/$slug')({
  staticData: { isForReading: true },
  loader: async ({ params }) => {
    const locale = localeOf(params)
    const post = await notFoundOn404(readPost(locale, params.slug))
    // Redirect the slug of the other language to the one of this language.
    if (params.slug !== post.slug)
      throw redirect({ href: encodeURI(localePath(locale, `/blog/${post.slug}`)), statusCode: 301 })
    // Loaded with this page, not with the loaders of all routes.
    const { readLinkedActivities } = await import('#web/screens/content/read-linked-activities.ts')
    const [linked, { listing }] = await Promise.all([
      readLinkedActivities(locale, post.html),
      readListing(locale, post.city ? { city: post.city.slug } : { sort: 'rating' }),
    ])
    // Of a post about several cities the best rated of all have nothing to do with it.
    const isAbout = post.city !== null || Object.keys(linked).length === 0
    return { post, linked, cards: isAbout ? listing.cards.slice(0, MAX_CARDS) : [] }
  },
  head: ({ matches, loaderData: { post } = {} }) =>
    post
      ? describePage(matches, (frame) => ({
          title: post.title,
          description: post.summary,
          paths: { ar: `/blog/${post.slugs.ar}`, en: `/blog/${post.slugs.en}` },
          shared: { kind: 'post', keys: [post.slugs[frame.locale]], shown: shownOf.post(post) },
          above: { name: frame.t('content.blog'), path: '/blog' },
          structured: [structuredPost(post, frame)],
        }))
      : {},
  component: Post,
})

function Post() {
  const { post, linked, cards } = Route.useLoaderData()
  return <PostScreen key={post.slug} post={post} linked={linked} cards={cards} />
}
