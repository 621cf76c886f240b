import { interfacePictures } from '#domain/interface-pictures.ts'

/** The default picture of the home page. */
export const homeScene = { src: interfacePictures.home, alt: '' }
