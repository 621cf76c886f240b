import { getRouteApi } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'

const page = getRouteApi('/{-$locale}')

export function HomeScreen() {
  const t = useTranslations('common')
  const { site, navigation } = page.useLoaderData()
  return (
    <div className="mx-auto max-w-7xl px-4 py-12 sm:px-6">
      <h1 className="max-w-2xl text-4xl font-semibold">{site.tagline}</h1>
      <h2 className="mt-12 text-xl font-semibold">{t('cities')}</h2>
      <ul className="mt-4 flex flex-wrap gap-3">
        {navigation.cities.map((city) => (
          <li key={city.slug} className="rounded-full border border-line bg-surface px-4 py-2">
            {city.name}
          </li>
        ))}
      </ul>
      <h2 className="mt-10 text-xl font-semibold">{t('categories')}</h2>
      <ul className="mt-4 flex flex-wrap gap-3">
        {navigation.categories.map((category) => (
          <li key={category.slug} className="rounded-full border border-line bg-surface px-4 py-2">
            {category.name}
          </li>
        ))}
      </ul>
    </div>
  )
}
