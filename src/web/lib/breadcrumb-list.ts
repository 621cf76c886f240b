import { localePath, type Locale } from '#domain/locale.ts'

/**
 * Structured data of a page's breadcrumb (schema.org BreadcrumbList). Paths have no language prefix; the last step is
 * the page itself.
 */
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
