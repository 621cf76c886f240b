/** The parts of a listing that few need, in one script. */
export { ActiveFilters } from '#web/features/catalogue/active-filters.tsx'
export { AddAgesOfListing } from './add-ages-of-listing.tsx'
export { BeyondEnd } from './beyond-end.tsx'
export { EmptyListing } from './empty-listing.tsx'
export { MoreChoices } from './more-choices.tsx'
export { MorePlaces } from './more-places.tsx'
export { Nearby } from './nearby.tsx'
