import { localePath, type Locale } from '#domain/locale.ts'

/** The way to a page for search engines (schema.org BreadcrumbList); paths without prefix, the last step being the page itself. */
export function breadcrumbList(
  page: { locale: Locale; origin: string },
  steps: readonly { name: string; path: string }[],
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: page.origin + encodeURI(localePath(page.locale, path)),
    })),
  }
}
