import { createTranslator } from 'use-intl/core'
import type { Locale } from '#domain/locale.ts'
import { shareEdition, shownOf, type ShareKind } from '#domain/share-address.ts'
import ar from '#messages/ar/share.json' with { type: 'json' }
import en from '#messages/en/share.json' with { type: 'json' }
import { readDestination } from '#server/catalogue/read-destination.ts'
import { readProduct } from '#server/catalogue/read-product.ts'
import { readPost } from '#server/content/read-posts.ts'
import type { PricingContext } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { brandColour } from '#server/sites/brand-colour.ts'
import { getSite } from '#server/sites/get-site.ts'
import type { ShareWords } from './draw-share.ts'

const words = {
  ar: createTranslator({ locale: 'ar', messages: ar }),
  en: createTranslator({ locale: 'en', messages: en }),
}

export interface Share {
  words: ShareWords
  /** The source of the picture; empty for none. */
  picture: string
  edition: string
}

type Own = Pick<ShareWords, 'kicker' | 'title' | 'text' | 'facts'>

/** The content of a page's link preview. Throws the page's own ApiError if it does not exist. */
export async function describeShare(
  context: PricingContext,
  input: { visitor: Visitor; locale: Locale; kind: ShareKind; keys: string[] },
): Promise<Share> {
  const { visitor, locale, kind, keys } = input
  const [first = '', second] = keys
  const t = words[locale]
  const { site } = visitor
  const share = (own: Own, picture: string, shown: Parameters<typeof shareEdition>[0]['shown']): Share => ({
    words: { locale, site: site.name[locale], colour: brandColour(site), ...own },
    picture,
    edition: shareEdition({ shown }),
  })

  switch (kind) {
    case 'activity': {
      const isAlone = second === undefined
      const slug = isAlone ? first : second
      const product = await readProduct(context, { visitor, locale, city: isAlone ? null : first, slug })
      const own: Own = {
        kicker: `${product.city.name} · ${product.category.name}`,
        title: product.title,
        text: null,
        facts:
          product.rating === null
            ? []
            : [{ drawing: 'star', strong: product.rating.toFixed(1), words: `(${product.ratingCount})` }],
      }
      return share(own, product.pictures[0]?.src ?? '', shownOf.activity(product))
    }
    case 'city':
    case 'category': {
      const place = await readDestination(context, { visitor, locale, kind, slug: first })
      const own: Own = {
        kicker: kind === 'city' ? t('thingsToDoIn') : null,
        title: place.name,
        text: place.summary,
        facts: [{ drawing: 'pin', strong: null, words: t('experiences', { count: place.productCount }) }],
      }
      return share(own, place.picture.src, shownOf.place(place))
    }
    case 'post': {
      const post = await readPost(context, { site, locale, slug: first })
      const own: Own = { kicker: t('post'), title: post.title, text: post.summary, facts: [] }
      return share(own, post.picture.src, shownOf.post(post))
    }
    default: {
      if (keys.length > 0) throw new ApiError('missing', 'media.picture_unknown')
      const { tagline } = await getSite(context.db, site.id)
      return share({ kicker: null, title: tagline[locale], text: null, facts: [] }, '', [tagline[locale]])
    }
  }
}
