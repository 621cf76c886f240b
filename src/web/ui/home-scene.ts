import { interfacePictures } from '#domain/interface-pictures.ts'

/** The house's own picture, for the top of the home page. */
export const homeScene = { src: interfacePictures.home, alt: '' }
