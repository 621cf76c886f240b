/** Pictures that pages show of themselves: no row of the database names them. */
export const interfacePictures = {
  home: 'scenes/old-town-sunset-rihla-hero-4.svg',
  account: 'scenes/garden-dawn-rihla-account.svg',
} as const
