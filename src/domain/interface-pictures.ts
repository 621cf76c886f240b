/** Pictures of the pages themselves; no database row refers to them. */
export const interfacePictures = {
  home: 'scenes/old-town-sunset-rihla-hero-4.svg',
  account: 'scenes/garden-dawn-rihla-account.svg',
} as const
