/** The house's own picture, for the top of the home page. */
export const homeScene = { src: 'scenes/old-town-sunset-rihla-hero-4.svg', alt: '' }
